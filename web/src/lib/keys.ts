/** One key, one meaning. Letters of suits are those of the reader's language. */

import type { Language, LetterAct } from './settings.svelte';

export type Letters = Partial<Record<LetterAct, string>>;
export type KeyAct =
  | 'left' | 'right' | 'first' | 'last' | 'up' | 'down' | 'go-on' | LetterAct
  | { trump: string } | { place: number };

const SUIT_KEYS: Record<Language, Record<string, string>> = {
  es: { p: 'S', t: 'C', d: 'D', c: 'H' },
  fr: { p: 'S', t: 'C', k: 'D', c: 'H' },
  en: { s: 'S', c: 'C', d: 'D', h: 'H' },
};
const SPANISH_DECK: Record<string, string> = { e: 'S', b: 'C', o: 'D', c: 'H' };

const NAMED: Record<string, KeyAct> = {
  ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last',
};
const LETTERS: Record<LetterAct, string> = {
  pass: 'x', belote: 'b', hint: 'q', 'last-trick': 'u', pad: 'l', again: 'r', phrases: 'm', keys: '?',
};
export const LETTER_ACTS = Object.keys(LETTERS) as LetterAct[];

/** The letter that does this, one's own or the usual one. */
export function letterOf(act: LetterAct, own: Letters): string {
  return own[act] ?? LETTERS[act];
}

/** True if a letter may be given to this: it means nothing else, in any language. */
export function isFree(letter: string, act: LetterAct, own: Letters): boolean {
  const suits = [...Object.values(SUIT_KEYS), SPANISH_DECK].flatMap((keys) => Object.keys(keys));
  const others = LETTER_ACTS.filter((other) => other !== act).map((other) => letterOf(other, own));
  return /^[a-zñçé?.,+-]$/.test(letter) && ![...suits, ...others].includes(letter);
}

/** What a key means at the table. `bidding`: letters of suits choose a trump. */
export function keyAct(
  key: string,
  language: Language,
  deck: string,
  bidding: boolean,
  letters: boolean,
  own: Letters = {},
): KeyAct | null {
  const named = NAMED[key];
  if (named) return named;
  if (!letters) return null;
  const letter = key.toLowerCase();
  if (bidding) {
    const suits = deck === 'spanish' && language === 'es' ? SPANISH_DECK : SUIT_KEYS[language];
    const trump = suits[letter];
    if (trump) return { trump };
    if (/^[1-6]$/.test(key)) return { place: Number(key) - 1 };
  }
  return LETTER_ACTS.find((act) => letterOf(act, own) === letter) ?? null;
}

/** The letters that name trumps, for the list of keys. */
export function suitKeys(language: Language, deck: string): string {
  const suits = deck === 'spanish' && language === 'es' ? SPANISH_DECK : SUIT_KEYS[language];
  return Object.keys(suits).map((letter) => letter.toUpperCase()).join(' ');
}
