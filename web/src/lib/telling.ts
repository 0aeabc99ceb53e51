/** What a screen reader is told of a change, in the length that the reader has chosen. */

import type { Happening, TableView } from '../protocol';

export function telling(view: TableView, heard: Happening[], length: 'short' | 'middle' | 'long'): string {
  const parts = heard.map((one) => one.text).filter(Boolean);
  const asks = view.question.mine && view.question.text;
  if (asks) parts.push(view.question.text);
  if (length !== 'short' && asks && view.question.help) parts.push(view.question.help);
  if (length === 'long') {
    if (view.trick.words && !view.trick.complete) parts.push(view.trick.words);
    if (asks) parts.push(view.hand.filter((card) => card.legal).map((card) => card.card.name).join(', '));
  }
  return parts.map(sentence).join(' ');
}

function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
