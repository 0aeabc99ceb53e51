/** The words of the table, explained; asked for once they are wanted. */

import type { GlossaryEntry } from '../protocol';
import { api } from './api';
import { settings } from './settings.svelte';

class Glossary {
  entries: GlossaryEntry[] = $state.raw([]);

  /** Have the words ready, in the language and deck chosen now. To be called in an effect. */
  async load(): Promise<void> {
    const { language, deck } = settings;
    const found = await api.glossary(language, deck).catch(() => null);
    if (found && settings.language === language && settings.deck === deck) this.entries = found;
  }
}

export const glossary = new Glossary();

const plain = (text: string) => text.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase();

/** What everybody knows who holds the cards: no text is explained by these. */
const CARDS = new Set(['spades', 'hearts', 'diamonds', 'clubs', 'ace', 'king', 'queen', 'jack', 'ten', 'nine']);

/** The entries whose word stands in a text, in the order in which it does; each once. */
export function termsIn(text: string, entries: GlossaryEntry[], most = 3): GlossaryEntry[] {
  const words = plain(text);
  const found: { at: number; length: number; entry: GlossaryEntry }[] = [];
  for (const entry of entries.filter((one) => !CARDS.has(one.name))) {
    const word = plain(entry.word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const match = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').exec(words);
    if (match) found.push({ at: match.index, length: word.length, entry });
  }
  // A longer word that begins at the same place says more.
  found.sort((a, b) => a.at - b.at || b.length - a.length);
  const apart = found.filter((one, place) => !found.slice(0, place).some((other) => one.at < other.at + other.length));
  return apart.slice(0, most).map((one) => one.entry);
}

/** The entries in whose words a text stands, those that begin with it first. */
export function search(text: string, entries: GlossaryEntry[]): GlossaryEntry[] {
  const wanted = plain(text.trim());
  const at = (entry: GlossaryEntry) => {
    const heads = [entry.word, ...entry.also].map(plain);
    if (heads.some((head) => head.startsWith(wanted))) return 0;
    return heads.some((head) => head.includes(wanted)) ? 1 : 2;
  };
  return entries.filter((entry) => at(entry) < 2).toSorted((a, b) => at(a) - at(b));
}
