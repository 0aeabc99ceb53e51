/** The keyboard at the table, over what is on the page. */

import type { KeyAct } from '../lib/keys';
import type { Session } from '../lib/session.svelte';

export interface Doors {
  open: (door: 'last' | 'pad' | 'phrases' | 'keys' | 'all') => void;
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

function along(rows: string, by: number): void {
  const items = all(rows);
  const here = items.indexOf(document.activeElement as HTMLElement);
  const next = here < 0 ? (by > 0 ? 0 : items.length - 1) : here + by;
  items[Math.max(0, Math.min(items.length - 1, next))]?.focus();
}

/** Between the hand and the face-up piles: to the card nearest above or below. */
function across(up: boolean): void {
  const rows = [all('.mypiles [data-pile]'), all('[data-hand]')];
  const row = rows.findIndex((items) => items.includes(document.activeElement as HTMLElement));
  const target = rows[row < 0 ? 1 : row + (up ? -1 : 1)];
  if (!target?.length) return;
  const index = row < 0 ? 0 : (rows[row]?.indexOf(document.activeElement as HTMLElement) ?? 0);
  target[Math.min(index, target.length - 1)]?.focus();
}

/** Do what a key means; true if it meant something here. */
export function perform(act: KeyAct, session: Session, doors: Doors): boolean {
  if (typeof act === 'object') {
    const tiles = all('.tray [data-trump]');
    const tile = 'trump' in act ? tiles.find((one) => one.dataset['trump'] === act.trump) : tiles[act.place];
    tile?.click();
    return tile !== undefined;
  }
  const focusPile = document.activeElement?.closest('.mypiles');
  const row = focusPile ? '.mypiles [data-pile]' : '[data-hand]';
  const actions: Record<typeof act, () => void> = {
    left: () => along(row, -1),
    right: () => along(row, 1),
    first: () => all(row)[0]?.focus(),
    last: () => all(row).at(-1)?.focus(),
    up: () => across(true),
    down: () => across(false),
    pass: () => all('[data-pass]')[0]?.click(),
    belote: () => (session.sayBelote = !session.sayBelote),
    hint: () => void session.askHint(),
    'last-trick': () => doors.open('last'),
    pad: () => doors.open('pad'),
    again: () => doors.open('all'),
    phrases: () => doors.open('phrases'),
    keys: () => doors.open('keys'),
    'go-on': () => void session.goOn(),
  };
  actions[act]();
  return true;
}
