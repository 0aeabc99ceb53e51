/** Small things about words. */

import type { LetterAct } from './settings.svelte';

/** With a capital, as on a button or a paper mark. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** What the letters of the keyboard do, as names of texts. */
export const LETTER_WORDS: Record<LetterAct, string> = {
  pass: 'web-key-pass', belote: 'web-key-belote', hint: 'web-hint', 'last-trick': 'web-last-trick', pad: 'web-pad',
  again: 'web-where-we-are', phrases: 'web-phrases', keys: 'web-keys',
};

const SIGNS: Record<string, string> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** A bid in signs, for a small slip: `bid:90H` is "90 ♥". Other calls keep their words. */
export function shortCall(action: string, words: string): string {
  const bid = /^(bid|capot):(\d*)([SHDC]|SA|TA)/.exec(action);
  if (!bid) return words;
  const [, kind, value, trump = ''] = bid;
  return kind === 'bid' ? `${value} ${SIGNS[trump] ?? trump}` : words;
}
