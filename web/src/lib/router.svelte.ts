/** Where the reader is: `#/table/ABCDEF`, `#/rules`, … All within one page. */

import { saveTable } from './saved';

export type Place =
  | { page: 'home' | 'play' | 'friends' | 'duel' | 'rules' | 'words' | 'records' | 'settings' }
  | { page: 'table'; code: string }
  | { page: 'replay'; code: string };

const PAGES = ['play', 'friends', 'duel', 'rules', 'words', 'records', 'settings'] as const;

/** A seat brought from another device: its token is kept, and leaves the address at once. */
function arrive(): Place {
  const [, code, token] = /^#\/seat\/([A-Za-z0-9]{4,12})\/([\w-]{20,100})$/.exec(location.hash) ?? [];
  if (code && token) {
    saveTable(code.toUpperCase(), { token });
    history.replaceState(null, '', `#/table/${code}`);
  }
  return readPlace(location.hash);
}

export function readPlace(hash: string): Place {
  const [page = '', code = ''] = hash.replace(/^#\/?/, '').split('/');
  if (page === 'table' && /^[A-Za-z0-9]{4,12}$/.test(code)) {
    return { page: 'table', code: code.toUpperCase() };
  }
  // The record of a table, or, without a code, the one that was brought.
  if (page === 'replay') return { page: 'replay', code: code.toUpperCase() };
  const known = PAGES.find((name) => name === page);
  return { page: known ?? 'home' };
}

class Router {
  place: Place = $state.raw(arrive());

  constructor() {
    addEventListener('hashchange', () => {
      this.place = arrive();
      scrollTo(0, 0);
    });
  }

  go(path: string): void {
    location.hash = `#/${path}`;
  }
}

export const router = new Router();

/** The link by which one's own seat is gone on with elsewhere. */
export function seatLink(code: string, token: string): string {
  return `${location.origin}${location.pathname}#/seat/${code}/${token}`;
}

/** The link that brings friends to a table. */
export function tableLink(code: string): string {
  return `${location.origin}${location.pathname}#/table/${code}`;
}
