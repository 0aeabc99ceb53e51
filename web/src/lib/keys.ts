/** One key, one meaning. Letters of suits are those of the reader's language. */

import type { Language } from './settings.svelte';

export type KeyAct =
  | 'left' | 'right' | 'first' | 'last' | 'up' | 'down' | 'pass' | 'belote' | 'hint' | 'last-trick' | 'pad' | 'again' | 'phrases' | 'keys' | 'go-on'
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
const LETTERS: Record<string, KeyAct> = {
  x: 'pass', b: 'belote', q: 'hint', u: 'last-trick', l: 'pad', r: 'again', m: 'phrases', '?': 'keys',
};

/** What a key means at the table. `bidding`: letters of suits choose a trump. */
export function keyAct(
  key: string,
  language: Language,
  deck: string,
  bidding: boolean,
  letters: boolean,
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
  return LETTERS[letter] ?? null;
}

/** The letters that name trumps, for the list of keys. */
export function suitKeys(language: Language, deck: string): string {
  const suits = deck === 'spanish' && language === 'es' ? SPANISH_DECK : SUIT_KEYS[language];
  return Object.keys(suits).map((letter) => letter.toUpperCase()).join(' ');
}
