/** The tables of this browser: tokens, and what the first page says of them. */

import { settings } from './settings.svelte';
import { t } from './texts.svelte';

export interface SavedTable {
  code: string;
  token: string | null;
  /** One's seat there, or null. */
  seat: number | null;
  /** What the first page shows of it: the game, and the score if there is one. */
  game: string;
  partners: string[];
  opponents: string[];
  score: number[];
  sides: string[];
  question: string;
  phase: string;
  at: number;
}

const KEY = 'rebelote.tables';
const KEPT = 12;

export function savedTables(): SavedTable[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as SavedTable[];
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export function savedTable(code: string): SavedTable | undefined {
  return savedTables().find((table) => table.code === code);
}

/** The table that waits for its player, if there is one. */
export function waitingTable(): SavedTable | undefined {
  return savedTables().find((table) => table.token && !['finished', 'lobby', ''].includes(table.phase));
}

/** Who sits there: with whom one plays, and against whom. */
export function company({ partners = [], opponents = [] }: Partial<SavedTable>): string {
  if (!opponents.length) return '';
  const list = new Intl.ListFormat(settings.language, { type: 'conjunction' });
  const told = { partners: list.format(partners), opponents: list.format(opponents) };
  return t(partners.length ? 'web-table-company' : 'web-table-against', told);
}

export function saveTable(code: string, what: Partial<SavedTable>): void {
  const others = savedTables().filter((table) => table.code !== code);
  const blank: SavedTable = {
    code, token: null, seat: null, game: '', partners: [], opponents: [], score: [], sides: [], question: '', phase: '', at: 0,
  };
  const table = { ...blank, ...savedTable(code), ...what, code, at: Date.now() };
  store([table, ...others].slice(0, KEPT));
}

export function forgetTable(code: string): void {
  store(savedTables().filter((table) => table.code !== code));
}

function store(tables: SavedTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // Without storage a table lasts as long as the page.
  }
}
