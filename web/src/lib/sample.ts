/** A table for the tests: what a state looks like, with what a test changes. */

import type { Happening, State, TableView } from '../protocol';

const SEAT = {
  side: 0, kind: 'bot', me: false, away: null, connected: true, turn: false, dealer: false, taker: false,
  leader: false, doubled: 1, call: null, call_stands: false, announcements: [], belotes: [], cards_left: 8,
  piles: [], status: '', wishes_pause: false, wishes_rematch: false, goes_on: false,
} as const;

export function sampleView(changes: Partial<TableView> = {}): TableView {
  const places = ['south', 'east', 'north', 'west'] as const;
  const names = ['Ana', 'Berta', 'Carlos', 'Dora'];
  return {
    code: 'ABCDEF', name: '', reader: 0, reader_name: 'Ana', level: 'novice', level_words: 'Novel',
    game: {
      preset: 'cafe', name: 'Belote', about: '', aim: '', code: '', seats: 4, sides: 2, tricks: 8,
      direction: 'anticlockwise', differs: [], belote_asked: true, announcements_asked: false, points_in_reserve: true, revoke_counts: false,
    },
    phase: 'play', deal: 1, paused: false, notices: [], watching: [], turn: 0, my_turn: true,
    seats: places.map((place, seat) => ({
      ...SEAT, seat, place, side: seat % 2, name: names[seat] ?? '', me: seat === 0, turn: seat === 0,
      announcements: [], belotes: [], piles: [],
    })),
    question: { text: 'Your turn', help: 'Follow suit', mine: true },
    hand: [], covered: 0, announce: [], calls: [], auction: [], auction_round: 1, turned: null, proposed: null,
    contract: null,
    trick: { leader: 0, cards: [], winning: null, complete: false, points: 0, words: '' },
    last_trick: null, stock: 0,
    sides: [
      { side: 0, name: 'Us', us: true, seats: [0, 2], score: 0, points: 0, tricks: 0 },
      { side: 1, name: 'Them', us: false, seats: [1, 3], score: 0, points: 0, tricks: 0 },
    ],
    reserve: 0, reserve_words: '', sheets: [], result: null, outcome: '', winner: null, next_dealer: null, standing: '', streak: '',
    fairness: { now: null, next: null, salted: [], my_salt: null, past: [] },
    clock: { limit: null, seat: null, left: null }, chat: false, solo: true, may: ['act', 'hint'],
    ...changes,
  };
}

export function happening(kind: Happening['kind'], more: Partial<Happening> = {}): Happening {
  return { number: 1, kind, text: kind, seat: 0, cards: [], words: '', by: null, points: null, ...more };
}

export function sampleState(number: number, happened: Happening[] = [], view: Partial<TableView> = {}): State {
  return { type: 'state', ref: 0, number, happened, view: sampleView(view), version: '1' };
}
