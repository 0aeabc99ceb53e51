/**
 * States come as fast as the table goes; the eye needs time. The stage draws them one after
 * another: cards one by one, a full trick that lies still, then the gathering.
 */

import type { Happening, State, TableView } from '../protocol';

export type Motion =
  | { kind: 'deal'; seats: number }
  | { kind: 'hold'; winner: number; points: number; until: number | null; span: number }
  | { kind: 'gather'; winner: number }
  | { kind: 'play'; seat: number };

/** What is drawn now. `settled`: nothing waits behind it, so one may act. */
export interface Scene {
  view: TableView;
  motion: Motion | null;
  heard: Happening[];
  settled: boolean;
}

export interface Pace {
  /** Milliseconds that a full trick lies; 0: until a tap. */
  hold: number;
  gather: number;
  card: number;
  call: number;
  deal: number;
}

/** More states than this waiting: the reader was away, and sees the latest at once. */
const TOO_MANY = 14;

export class Stage {
  private readonly queue: State[] = [];
  private running = false;
  private stopped = false;
  private skip: (() => void) | null = null;
  private drawn: TableView | null = null;

  constructor(
    private readonly draw: (scene: Scene) => void,
    private readonly pace: () => Pace,
  ) {}

  push(state: State): void {
    this.queue.push(state);
    if (!this.running) void this.run();
  }

  /** A tap: go on at once. True if something was waiting for it. */
  goOn(): boolean {
    const skip = this.skip;
    skip?.();
    return skip !== null;
  }

  /** True while a full trick lies still. */
  get holding(): boolean {
    return this.skip !== null;
  }

  stop(): void {
    this.stopped = true;
    this.skip?.();
  }

  private async run(): Promise<void> {
    this.running = true;
    let state: State | undefined;
    while (!this.stopped && (state = this.queue.shift())) {
      if (this.drawn === null || this.queue.length > TOO_MANY) {
        const missed = this.queue.length > TOO_MANY ? this.queue.splice(0) : [];
        this.show(missed.at(-1) ?? state, []);
      } else {
        await this.perform(state);
      }
    }
    this.running = false;
  }

  private async perform(state: State): Promise<void> {
    const pace = this.pace();
    const kinds = new Set(state.happened.map((happening) => happening.kind));
    const trick = state.happened.findLast((happening) => happening.kind === 'trick');
    // A state that tells a whole stretch is a return, not a move: draw where things stand.
    if (state.happened.filter((happening) => happening.kind === 'played').length > 1) {
      this.show(state, state.happened);
      return;
    }
    if (trick && trick.seat !== null) {
      await this.showTrick(state, trick.seat, trick.points ?? 0, pace);
      return;
    }
    if (kinds.has('dealt') && state.view.phase !== 'lobby') {
      this.show(state, state.happened, { kind: 'deal', seats: state.view.seats.length });
      await this.wait(pace.deal);
    } else if (kinds.has('played')) {
      const seat = state.happened.find((happening) => happening.kind === 'played')?.seat ?? -1;
      this.show(state, state.happened, { kind: 'play', seat });
      await this.wait(seat === state.view.reader ? pace.card / 2 : pace.card);
    } else {
      this.show(state, state.happened);
      if (kinds.has('called') || kinds.has('settled')) await this.wait(pace.call);
    }
  }

  private async showTrick(state: State, winner: number, points: number, pace: Pace): Promise<void> {
    const before = this.drawn ?? state.view;
    const full = state.view.last_trick ?? state.view.trick;
    const still: TableView = {
      ...before,
      hand: state.view.hand.map((card) => ({ ...card, legal: true })),
      seats: before.seats.map((seat, index) => ({
        ...seat,
        turn: false,
        cards_left: state.view.seats[index]?.cards_left ?? seat.cards_left,
        belotes: state.view.seats[index]?.belotes ?? seat.belotes,
        piles: state.view.seats[index]?.piles ?? seat.piles,
      })),
      trick: { ...full, winning: winner, complete: true },
      my_turn: false,
      question: { text: '', help: '', mine: false },
      turn: null,
      calls: [],
      may: before.may.filter((command) => command !== 'act'),
    };
    const span = pace.hold;
    const until = span ? Date.now() + span : null;
    const motion: Motion = { kind: 'hold', winner, points, until, span };
    this.draw({ view: still, motion, heard: state.happened, settled: false });
    this.drawn = still;
    await this.wait(span || null, true);
    if (this.stopped) return;
    this.draw({ view: still, motion: { kind: 'gather', winner }, heard: [], settled: false });
    await this.wait(pace.gather);
    this.show(state, []);
  }

  private show(state: State, heard: Happening[], motion: Motion | null = null): void {
    if (this.stopped) return;
    this.drawn = state.view;
    this.draw({ view: state.view, motion, heard, settled: this.queue.length === 0 });
  }

  private wait(span: number | null, skippable = false): Promise<void> {
    return new Promise((resolve) => {
      const timer = span === null ? null : setTimeout(done, span);
      const stage = this;
      function done(): void {
        if (timer) clearTimeout(timer);
        stage.skip = null;
        resolve();
      }
      if (skippable) this.skip = done;
    });
  }
}
