/** One table as this tab lives it: the latest state, what is asked, what is answered. */

import type {
  Announce, CallOption, FromServer, HandCard, Happening, Hinted, Refused, TableView, Told, ToldAll, Why,
} from '../protocol';
import { Connection, type Command, type Link, type SocketLike } from './connection';
import { lowerHelp } from './help';
import { forgetTable, saveTable, savedTable } from './saved';
import { settings, stillMotion } from './settings.svelte';
import { usFirst } from './sides';
import { sound } from './sounds';
import { Stage, type Motion, type Pace, type Scene } from './stage';
import { telling } from './telling';
import { t } from './texts.svelte';

export interface Bubble {
  seat: number | null;
  name: string;
  text: string;
  /** The name of a sign, to be drawn. */
  sign: string;
}

const BUBBLE = 4500;

export class Session {
  view: TableView | null = $state.raw(null);
  motion: Motion | null = $state.raw(null);
  settled = $state(false);
  link: Link = $state('connecting');
  retryAt: number | null = $state(null);
  /** A card was refused, and why. */
  reason: (Refused | Why) | null = $state.raw(null);
  hint: Hinted | null = $state.raw(null);
  toldAll: ToldAll | null = $state.raw(null);
  talk: Told[] = $state.raw([]);
  bubbles: Bubble[] = $state.raw([]);
  /** Something went wrong that is no card's fault. */
  notice = $state('');
  pending = $state(false);
  /** Chosen by a first tap, where a second one plays. */
  chosen: string | null = $state(null);
  sayBelote = $state(true);
  silent: string[] = $state.raw([]);
  muted: string[] = $state.raw([]);
  /** Nobody is heard. */
  deaf = $state(false);
  told = $state('');
  /** The seat's token is not known at the table. */
  stranger = $state(false);
  /** Whose clock runs, and when it will have run out (this browser's time). */
  clock: { seat: number; ends: number } | null = $state.raw(null);

  readonly connection: Connection;
  private readonly stage: Stage;
  private forced: ReturnType<typeof setTimeout> | null = null;
  private version = '';
  /** Cards refused in this deal: help goes lower once there are none. */
  private refusals = 0;

  constructor(readonly code: string, open?: (url: string) => SocketLike) {
    this.stage = new Stage((scene) => this.draw(scene), pace);
    const base = new URL('.', location.href.replace(/#.*$/, ''));
    const url = `${base.href.replace(/^http/, 'ws')}api/tables/${code}/socket`;
    this.connection = new Connection({
      url,
      hello: () => ({
        token: savedTable(code)?.token ?? null,
        language: settings.language,
        deck: settings.deck,
        take_over: true,
      }),
      heard: (message) => this.hear(message),
      linked: (link, retryAt) => {
        this.link = link;
        this.retryAt = retryAt;
        if (link !== 'open') this.pending = false;
      },
      ...(open ? { open } : {}),
    });
    this.connection.open();
  }

  leaveRoom(): void {
    this.connection.close();
    this.stage.stop();
    if (this.forced) clearTimeout(this.forced);
  }

  may(command: TableView['may'][number]): boolean {
    return this.view?.may.includes(command) ?? false;
  }

  /** Send a command; its refusal becomes a notice. */
  async send(command: Command): Promise<FromServer | null> {
    this.notice = '';
    const answer = await this.connection.ask(command);
    if (answer?.type === 'refused' && answer.code !== 'stale' && !answer.card) this.notice = answer.text;
    return answer;
  }

  /** A tap anywhere that means: go on. */
  goOn(): boolean {
    return this.stage.goOn();
  }

  retry(): void {
    this.connection.open();
  }

  async call(option: CallOption): Promise<void> {
    await this.act(option.action);
  }

  /** A card was tapped: play it, choose it, or ask why not. */
  async tap(card: HandCard): Promise<void> {
    if (this.goOn()) return;
    if (this.chosen === card.card.card || !settings.confirmTap || !card.legal) await this.play(card);
    else this.chosen = card.card.card;
  }

  async play(card: HandCard): Promise<void> {
    if (!this.playing) return;
    if (!card.legal) {
      await this.why(card.card.card);
      return;
    }
    const word = card.belote && this.sayBelote ? `+${card.belote}` : '';
    const said = (this.view?.announce ?? []).filter((one) => !this.silent.includes(one.suffix));
    await this.act(card.action + word + said.map((one) => one.suffix).join(''));
  }

  /** A face-up card of the open game. */
  async playPile(action: string | null, card: string, legal: boolean): Promise<void> {
    if (this.goOn() || !this.playing) return;
    if (legal && action) await this.act(action);
    else await this.why(card);
  }

  /** A card that is not legal, where the table takes it and makes the deal pay for it. */
  async playAnyway(card: string): Promise<void> {
    const held = this.view?.hand.find((one) => one.card.card === card);
    if (held && this.playing) await this.act(held.action);
  }

  get playing(): boolean {
    const view = this.view;
    return this.settled && view !== null && view.phase === 'play' && view.my_turn && this.motion?.kind !== 'hold';
  }

  async why(card: string): Promise<void> {
    this.refusals += 1;
    const answer = await this.connection.ask({ type: 'why', card });
    if (answer?.type === 'why') this.reason = answer;
    if (answer?.type === 'refused') this.notice = answer.text;
  }

  async askHint(): Promise<void> {
    const answer = await this.connection.ask({ type: 'hint' });
    if (answer?.type === 'hinted') {
      this.hint = answer;
      this.reason = null;
    }
    if (answer?.type === 'refused') this.notice = answer.text;
  }

  async tellAll(): Promise<void> {
    const answer = await this.connection.ask({ type: 'tell-all' });
    if (answer?.type === 'told-all') this.toldAll = answer;
  }

  toggleAnnounce(one: Announce): void {
    this.silent = this.silent.includes(one.suffix)
      ? this.silent.filter((suffix) => suffix !== one.suffix)
      : [...this.silent, one.suffix];
  }

  readAs(): void {
    if (this.link === 'open') void this.send({ type: 'read', language: settings.language, deck: settings.deck });
  }

  private async act(action: string): Promise<void> {
    if (this.pending) return;
    this.pending = true;
    this.clear();
    const answer = await this.send({ type: 'act', action });
    this.pending = false;
    if (answer?.type === 'refused' && answer.card) this.reason = answer;
  }

  private clear(): void {
    this.reason = null;
    this.hint = null;
    this.notice = '';
    this.chosen = null;
  }

  private hear(message: FromServer): void {
    if (message.type === 'state') {
      if (this.version && message.version !== this.version) location.reload();
      this.version = message.version;
      const { seat, left } = message.view.clock;
      this.clock = seat === null || left === null ? null : { seat, ends: Date.now() + left };
      this.stage.push(message);
      this.remember(message.view);
    } else if (message.type === 'told') this.say(message);
    else if (message.type === 'refused' && message.ref === 0) {
      this.notice = message.text;
      if (message.code === 'bad-token') this.becomeStranger();
    }
    else if (message.type === 'inactive' || message.type === 'closing') this.notice = message.text;
  }

  /** The table does not know this browser any more: one comes in by name again. */
  private becomeStranger(): void {
    forgetTable(this.code);
    this.stranger = true;
    this.connection.close();
  }

  private say(message: Told): void {
    if (this.muted.includes(message.name) || (this.deaf && message.name !== this.view?.reader_name)) return;
    this.talk = [...this.talk.slice(-60), message];
    this.bubble({ seat: message.seat, name: message.name, text: message.text, sign: message.phrase ?? '' });
    this.told = `${message.name}: ${message.text}`;
  }

  private bubble(one: Bubble): void {
    this.bubbles = [...this.bubbles.filter((other) => other.seat !== one.seat), one];
    setTimeout(() => (this.bubbles = this.bubbles.filter((other) => other !== one)), BUBBLE);
  }

  private draw(scene: Scene): void {
    const before = this.view;
    const moved = scene.heard.length > 0 || scene.view.turn !== before?.turn || scene.view.phase !== before?.phase;
    this.view = scene.view;
    this.motion = scene.motion;
    this.settled = scene.settled;
    if (moved) this.clear();
    if (scene.view.deal !== before?.deal) {
      this.silent = [];
      this.refusals = 0;
    }
    if (scene.heard.some((one) => one.kind === 'counted') && scene.view.result?.taker != null) {
      if (lowerHelp(this.refusals)) this.notice = t('web-help-lowered');
    }
    const words = telling(scene.view, scene.heard, settings.telling);
    if (words) this.told = words;
    this.playSounds(scene, before);
    this.playForced();
  }

  private playSounds(scene: Scene, before: TableView | null): void {
    const kinds = new Set<Happening['kind']>(scene.heard.map((one) => one.kind));
    if (kinds.has('dealt')) sound('deal');
    if (kinds.has('played')) sound('card');
    if (scene.motion?.kind === 'gather') sound('trick');
    if (kinds.has('belote') || kinds.has('announced')) sound('word');
    if (scene.view.my_turn && !before?.my_turn) sound('turn');
  }

  /** A single card that may be played plays itself, if the reader wishes so. */
  private playForced(): void {
    if (this.forced) clearTimeout(this.forced);
    this.forced = null;
    if (!settings.playForced || !this.playing || !this.view) return;
    const legal = this.view.hand.filter((card) => card.legal);
    const [only] = legal;
    const pile = this.view.seats.some((seat) => seat.me && seat.piles.some((one) => one.legal));
    if (legal.length === 1 && only && !pile) this.forced = setTimeout(() => void this.play(only), 700);
  }

  private remember(view: TableView): void {
    if (view.reader === null) return;
    const mine = view.seats.find((seat) => seat.me)?.side;
    const others = view.seats.filter((seat) => !seat.me && seat.name);
    const names = (seats: typeof others) => seats.map((seat) => seat.name);
    const sides = usFirst(view.sides);
    saveTable(this.code, {
      game: view.game.name,
      partners: names(others.filter((seat) => seat.side === mine)),
      opponents: names(others.filter((seat) => seat.side !== mine)),
      score: sides.map((side) => side.score),
      sides: sides.map((side) => side.name),
      question: view.question.text,
      seat: view.reader,
      phase: view.phase,
    });
  }
}

function pace(): Pace {
  const still = stillMotion();
  return {
    hold: settings.hold,
    gather: still ? 0 : 420,
    card: 420,
    call: 420,
    deal: still ? 200 : 1000,
  };
}
