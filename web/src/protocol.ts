// Made by tools/export_protocol.py from src/rebelote/server/protocol. Do not edit.
// What each message is for: docs/web-protocol.md.

/** A card: as a record writes it (``JH``), its full name, and in few signs (``J♥``). */
export interface CardView {
  card: string;
  name: string;
  short: string;
}

/** Something to choose, and what it is called; `about` is a line about it, or empty. */
export interface Option {
  name: string;
  words: string;
  about: string;
}

/** A value of a rule and what it is called. */
export interface Choice {
  value: string | number | boolean;
  words: string;
}

/** An announcement at a seat: `words` as it was said, `mark` as it is written beside the seat.
 * `cards` is empty until it is shown; `counts` is null until it is known whose count, and false
 * for the side whose do not. */
export interface AnnouncementView {
  words: string;
  mark: string;
  points: number;
  cards: CardView[];
  counts: boolean | null;
}

/** Belote at a seat: what to write beside it ("Belote", then "Belote 20"). */
export interface BeloteView {
  words: string;
  suit: string;
  points: number;
}

/** A face-up card on the table (the open game); `covers` if one lies face down beneath it. */
export interface PileView {
  card: CardView;
  covers: boolean;
  action: string | null;
  legal: boolean;
  trump: boolean;
}

/** A seat and the marks beside it.
 * `name` is the person's nickname or the bot's name; `away` is why a bot plays in a person's
 * place. `call` is the latest call of this auction as it was said, `call_stands` if it is the bid
 * that holds. `status` says in words what is to be told of the seat (thinking, no connection). */
export interface SeatView {
  seat: number;
  side: number;
  place: "east" | "north" | "south" | "west";
  name: string;
  kind: "bot" | "empty" | "person";
  me: boolean;
  away: "gone" | "silent" | null;
  connected: boolean;
  turn: boolean;
  dealer: boolean;
  taker: boolean;
  leader: boolean;
  doubled: number;
  call: string | null;
  call_stands: boolean;
  announcements: AnnouncementView[];
  belotes: BeloteView[];
  cards_left: number;
  piles: PileView[];
  status: string;
  wishes_pause: boolean;
  wishes_rematch: boolean;
  goes_on: boolean;
}

/** A card of the reader's hand: to play it, send `action`.
 * `action` has no word in it; `belote` is the word that may be said over the card, to be added as
 * ``+belote`` where it is wished; null where none may, or where the rules have it understood. */
export interface HandCard {
  card: CardView;
  trump: boolean;
  legal: boolean;
  action: string;
  belote: "belote" | "rebelote" | null;
  said: string;
}

/** An announcement the reader may make with the first card: add `suffix` to its action. */
export interface Announce {
  suffix: string;
  words: string;
  points: number;
}

/** A call the reader may make now: to make it, send `action`. */
export interface CallOption {
  action: string;
  words: string;
  kind: "bid" | "capot" | "coinche" | "pass" | "surcoinche" | "take";
  value: number | null;
  trump: "C" | "D" | "H" | "S" | "SA" | "TA" | null;
  trump_words: string;
}

/** A call of this auction, as it was said. */
export interface CallView {
  seat: number;
  round: number;
  action: string;
  words: string;
}

/** A card on the table, and whose it is. */
export interface PlayedCard {
  seat: number;
  card: CardView;
}

/** A trick: `winning` is the seat whose card wins it so far, `points` what its cards are worth
 * (the last trick's ten included). */
export interface TrickView {
  leader: number;
  cards: PlayedCard[];
  winning: number | null;
  complete: boolean;
  points: number;
  words: string;
}

/** What is played: `words` is the whole line, `bid_words` "110", "capote", or empty. */
export interface ContractView {
  trump: "C" | "D" | "H" | "S" | "SA" | "TA";
  trump_words: string;
  taker: number;
  taker_words: string;
  bid: number | null;
  bid_words: string;
  capot: boolean;
  doubled: number;
  doubled_words: string;
  words: string;
}

/** What the rail says above the hand; `mine` if it asks the reader, `help` a line of why. */
export interface Question {
  text: string;
  help: string;
  mine: boolean;
}

/** A side: `us` for the reader's own. `points` and `tricks` are those of this deal so far. */
export interface SideView {
  side: number;
  name: string;
  us: boolean;
  seats: number[];
  score: number;
  points: number;
  tricks: number;
}

/** A line of a deal's count: points of each side, in side order (null: nothing written), and in
 * `why` the rule behind it. */
export interface SheetLine {
  kind: string;
  words: string;
  points: (number | null)[];
  text: string;
  why: string;
}

/** A deal that is over, as on paper. `score` is what each side writes, `totals` the sums then;
 * `marks` are words that stand in place of a number ("dentro"), or empty; `told` says what the
 * lines do not: every trick won, the reserve. */
export interface DealSheet {
  number: number;
  taker: number | null;
  taker_words: string;
  trump: "C" | "D" | "H" | "S" | "SA" | "TA" | null;
  contract: string;
  outcome: "litige" | "lost" | "made" | "revoke" | "unfinished" | "void";
  mark: string;
  lines: SheetLine[];
  score: number[];
  marks: string[];
  belote: boolean[];
  totals: number[];
  held: number;
  told: string[];
}

/** The honesty of one deal: `seed`, `salts` and `honest` are null until the deal is over. */
export interface SeedView {
  deal: number;
  commitment: string;
  seed: string | null;
  salts: (string | null)[] | null;
  honest: boolean | null;
}

/** Commitments (docs/honest-deals.md): `next` is the coming deal's, to which salt may be added;
 * `salted` are the seats that have done so, `my_salt` the reader's own. */
export interface Fairness {
  now: SeedView | null;
  next: SeedView | null;
  salted: number[];
  my_salt: string | null;
  past: SeedView[];
}

/** Seconds for each action (null: no clock), and milliseconds left to `seat` now. */
export interface ClockView {
  limit: number | null;
  seat: number | null;
  left: number | null;
}

/** The game played here, in words. `code` is its rule code; `differs` what a house changed.
 * `revoke_counts`: a card that is not legal is accepted, and costs the deal; ask before sending.
 * `belote_asked` and `announcements_asked`: they count only if they are said. */
export interface GameView {
  preset: string;
  name: string;
  about: string;
  aim: string;
  code: string;
  seats: number;
  sides: number;
  tricks: number;
  direction: "anticlockwise" | "clockwise";
  differs: string[];
  belote_asked: boolean;
  announcements_asked: boolean;
  points_in_reserve: boolean;
  revoke_counts: boolean;
}

/** The table as one reader sees it now.
 * `reader` is the reader's seat (null: watching). `hand` is sorted for the eye: trumps first, then
 * suits of alternating colour. `calls` are the calls the reader may make, empty unless it is its
 * turn to speak. `turned` is the card turned up, while it lies there. `may` names the commands
 * the reader may send now. `result` is the latest deal's sheet in the phases "counted" and
 * "finished"; `outcome` says then who has won. `next_dealer` is null where no deal follows, or
 * any seat may deal; `standing` says how far a match of so many deals has come ("mano 1 de 2").
 * `streak` tells of the streak that this match counts for, or is empty. */
export interface TableView {
  code: string;
  name: string;
  reader: number | null;
  reader_name: string;
  game: GameView;
  level: string;
  level_words: string;
  phase: "auction" | "counted" | "finished" | "lobby" | "play";
  deal: number;
  paused: boolean;
  notices: string[];
  seats: SeatView[];
  watching: string[];
  turn: number | null;
  my_turn: boolean;
  question: Question;
  hand: HandCard[];
  covered: number;
  announce: Announce[];
  calls: CallOption[];
  auction: CallView[];
  auction_round: number;
  turned: CardView | null;
  proposed: "C" | "D" | "H" | "S" | "SA" | "TA" | null;
  contract: ContractView | null;
  trick: TrickView;
  last_trick: TrickView | null;
  stock: number;
  sides: SideView[];
  reserve: number;
  reserve_words: string;
  sheets: DealSheet[];
  result: DealSheet | null;
  outcome: string;
  winner: number | null;
  next_dealer: number | null;
  standing: string;
  streak: string;
  fairness: Fairness;
  clock: ClockView;
  chat: boolean;
  solo: boolean;
  may: ("act" | "back" | "chat" | "go-on" | "hand-over" | "hint" | "leave" | "pause" | "rematch" | "resume" | "salt" | "sit" | "stand" | "start" | "undo")[];
}

/** The first message: who this is (no token: a spectator) and how it reads.
 * `seen` is the latest event number a browser that returns knows, 0 for one that is new: what
 * happened since is told. `take_over` false leaves a seat that another tab holds where it is. */
export interface Hello {
  type: "hello";
  ref?: number;
  token?: string | null;
  language?: "en" | "es" | "fr";
  deck?: "jqk" | "spanish" | "vdr";
  seen?: number;
  take_over?: boolean;
}

/** Call or play, as a record writes it: ``take``, ``bid:90H``, ``KH+belote``. */
export interface Act {
  type: "act";
  ref?: number;
  seen: number;
  action: string;
}

/** Take this seat, from among the watchers or from another seat. */
export interface Sit {
  type: "sit";
  ref?: number;
  seen: number;
  seat: number;
}

/** Give up one's seat and watch. */
export interface Stand {
  type: "stand";
  ref?: number;
  seen: number;
}

/** Give the seat of a person who is gone to one who watches, by name: so somebody who has lost
 * its token gets its seat back. */
export interface HandOver {
  type: "hand-over";
  ref?: number;
  seen: number;
  seat: number;
  to: string;
}

/** Leave the table for good. */
export interface Leave {
  type: "leave";
  ref?: number;
  seen: number;
}

/** Begin the match; bots take the empty seats. */
export interface Start {
  type: "start";
  ref?: number;
  seen: number;
}

/** The sheet is read: the next deal may come, as soon as everybody has said so. */
export interface GoOn {
  type: "go-on";
  ref?: number;
  seen: number;
}

/** Wish for a pause; it begins when every person present wishes it. */
export interface Pause {
  type: "pause";
  ref?: number;
  seen: number;
}

/** End the pause, or take back the wish for one. */
export interface Resume {
  type: "resume";
  ref?: number;
  seen: number;
}

/** Another match by the same rules, as soon as every person present wishes it. */
export interface Rematch {
  type: "rematch";
  ref?: number;
  seen: number;
}

/** Take one's seat back from the bot that plays in one's place. */
export interface Back {
  type: "back";
  ref?: number;
  seen: number;
}

/** Take back one's last action: against bots only, before anything new was seen. */
export interface Undo {
  type: "undo";
  ref?: number;
  seen: number;
}

/** Add to the chance of the next deal, after its commitment was shown (docs/honest-deals.md). */
export interface Salt {
  type: "salt";
  ref?: number;
  seen: number;
  salt: string;
}

/** Say one of the quick phrases of the welcome. */
export interface Phrase {
  type: "phrase";
  ref?: number;
  phrase: string;
}

/** Say something freely, where the table allows it. */
export interface Chat {
  type: "chat";
  ref?: number;
  text: string;
}

/** Ask what to do, and why. */
export interface Hint {
  type: "hint";
  ref?: number;
}

/** Ask why a card of one's hand may not be played now. */
export interface AskWhy {
  type: "why";
  ref?: number;
  card: string;
}

/** Ask for the whole position in sentences: the long telling. */
export interface TellAll {
  type: "tell-all";
  ref?: number;
}

/** Change the language and the deck, at any moment. */
export interface Read {
  type: "read";
  ref?: number;
  language: "en" | "es" | "fr";
  deck: "jqk" | "spanish" | "vdr";
}

/** Make this tab the active one of its seat. */
export interface TakeOver {
  type: "take-over";
  ref?: number;
}

/** A small thing that happened, for the eye (`kind`, `seat`, `cards`) and the ear (`text`).
 * Several may carry the same event `number`: a card, the word over it, the trick it ends. `words`
 * is what was said, for a slip at the seat. `by` tells who decided: a person, a bot, or the
 * stand-in of a person who is away. `points` are those of a trick or an announcement. */
export interface Happening {
  number: number;
  kind: "announced" | "away" | "back" | "belote" | "bot-replaced" | "called" | "completed" | "counted" | "dealt" | "drew" | "finished" | "handed-over" | "joined" | "left" | "pause-wished" | "paused" | "played" | "rematch" | "rematch-wished" | "resumed" | "salted" | "seated" | "settled" | "shown" | "started" | "stood" | "trick" | "uncovered" | "undone" | "went-on";
  text: string;
  seat: number | null;
  cards: CardView[];
  words: string;
  by: "bot" | "person" | "stand-in" | null;
  points: number | null;
}

/** What happened since the last state, and the table as it is after event `number`.
 * `number` goes into `seen` of what is sent next. `version` is the server's: a client of another
 * version loads itself anew. */
export interface State {
  type: "state";
  ref: number;
  number: number;
  happened: Happening[];
  view: TableView;
  version: string;
}

/** A message was refused; nothing has changed.
 * `code` is an error code of docs/record.md, or ``stale`` (something happened in the meantime),
 * ``not-your-turn``, ``not-allowed``, ``no-such-table``, ``no-such-seat``, ``bad-token``,
 * ``too-fast``, ``too-long``, ``busy``. `card` was refused because of `cause`, a card on the
 * table played by `cause_seat`; `cards` are those that may be played. */
export interface Refused {
  type: "refused";
  ref: number;
  code: string;
  text: string;
  card: CardView | null;
  cause: CardView | null;
  cause_seat: number | null;
  cards: CardView[];
}

/** Why a card may be played now, or not. The fields are those of `Refused`. */
export interface Why {
  type: "why";
  ref: number;
  card: CardView;
  legal: boolean;
  text: string;
  cause: CardView | null;
  cause_seat: number | null;
  cards: CardView[];
}

/** What to do: send `action`; `words` names it, `idea` says why. */
export interface Hinted {
  type: "hinted";
  ref: number;
  action: string;
  card: CardView | null;
  words: string;
  idea: string;
  text: string;
}

/** The whole position in sentences, and the tricks played so far, the latest last. */
export interface ToldAll {
  type: "told-all";
  ref: number;
  sentences: string[];
  played: string[];
}

/** Somebody said something: a quick phrase (its name in `phrase`) or free text, never markup. */
export interface Told {
  type: "told";
  ref: number;
  seat: number | null;
  name: string;
  phrase: string | null;
  text: string;
}

/** Another tab holds this seat now; `take-over` brings it back here. */
export interface Inactive {
  type: "inactive";
  ref: number;
  text: string;
}

/** The server stops or the table is gone; after `retry` seconds (null: never) try again. */
export interface Closing {
  type: "closing";
  ref: number;
  text: string;
  retry: number | null;
}

/** A game that can be played: its preset, its words, and what one should know to choose. */
export interface Game {
  preset: string;
  name: string;
  about: string;
  short: string;
  aim: string;
  seats: number;
  kind: "bidding" | "turn-up";
  code: string;
  streak: boolean;
}

/** ``GET /api/welcome?language=es&deck=jqk``: all that the first page needs, in words. */
export interface Welcome {
  version: string;
  languages: Option[];
  decks: Option[];
  games: Game[];
  levels: Option[];
  usual_level: string;
  clocks: number[];
  phrases: Option[];
  signs: Option[];
}

/** Which rules: a preset's name or a rule code, and dimensions to change in them. */
export interface RulesWish {
  rules?: string;
  changes?: Record<string, string | number | boolean | number[] | null>;
}

/** ``POST /api/rules``: these rules in words, and how they differ from those one `knows`. */
export interface AskRules {
  wish: RulesWish;
  knows?: string | null;
  language?: "en" | "es" | "fr";
  deck?: "jqk" | "spanish" | "vdr";
}

/** A rule: its dimension's name, its title, its value, and what else it may be.
 * `choices` is empty for a number or a list; `allowed` says then what may be written. `known` is
 * the value in the rules one knows, where it differs, else null. `asked` if a house decides it. */
export interface RuleView {
  name: string;
  title: string;
  about: string;
  value: string | number | boolean | number[] | null;
  value_words: string;
  choices: Choice[];
  allowed: string;
  known: string | null;
  asked: boolean;
}

/** A chapter of the rules. */
export interface RuleSection {
  title: string;
  rules: RuleView[];
}

/** A set of rules in words; `preset` is the nearest one, `code` what one sends to friends. */
export interface RulesSheet {
  preset: string;
  name: string;
  code: string;
  sections: RuleSection[];
  differences: RuleView[];
}

/** ``POST /api/tables``: a new table; its maker sits down if `nickname` is given.
 * `clock` is seconds for each action, 0 for none; `pace` milliseconds that a bot takes at least;
 * `start` begins at once, bots in the other seats. With `record` (docs/record.md) the table goes
 * on from a record or a position, by the rules that are in it; `seat` is one's seat then. With
 * `streak` the match counts for the streak of the duel, which says the level. */
export interface CreateTable {
  wish?: RulesWish;
  record?: Record<string, unknown> | null;
  level?: string | null;
  clock?: number;
  pace?: number;
  chat?: boolean;
  name?: string;
  nickname?: string | null;
  seat?: number | null;
  start?: boolean;
  streak?: boolean;
  language?: "en" | "es" | "fr";
}

/** ``POST /api/tables/{code}/join``: come to a table, to `seat`, any free one (null) or none. */
export interface Join {
  nickname: string;
  seat?: number | null;
  watch?: boolean;
  language?: "en" | "es" | "fr";
}

/** One's token at a table: a secret to keep, which opens the socket ``/api/tables/CODE/socket``.
 * `token` is null for a maker without a nickname. */
export interface Joined {
  code: string;
  token: string | null;
  seat: number | null;
}

/** A streak that has ended. */
export interface BestView {
  score: number;
  wins: number;
  date: string;
}

/** ``GET /api/streak?language=es``: duels won in a row, on the machine that is one's own.
 * `counts` is false on a server that others can reach. `level`, of `levels`, is that of the next
 * opponent; `open` is the table whose match is not over: another one begun makes it lost. */
export interface StreakView {
  counts: boolean;
  wins: number;
  score: number;
  level: number;
  levels: number;
  level_words: string;
  best: BestView[];
  open: string | null;
}

/** Who sits where. */
export interface SeatSummary {
  seat: number;
  side: number;
  name: string;
  kind: "bot" | "empty" | "person";
}

/** ``GET /api/tables/{code}?language=es``: what one sees before joining. */
export interface TableSummary {
  code: string;
  name: string;
  game: string;
  aim: string;
  differs: string[];
  phase: "auction" | "counted" | "finished" | "lobby" | "play";
  seats: SeatSummary[];
  watching: number;
  free: boolean;
  clock: number;
  level_words: string;
}

/** ``POST /api/replay``: a deal of a record, step by step, as `seat` saw it (null:
 * a spectator). */
export interface AskReplay {
  record: Record<string, unknown>;
  deal?: number;
  seat?: number | null;
  language?: "en" | "es" | "fr";
  deck?: "jqk" | "spanish" | "vdr";
}

/** A moment of a deal: what has just happened in words, the table then, and what every seat has
 * left to play, in seat order. */
export interface ReplayStep {
  text: string;
  view: TableView;
  hands: CardView[][];
}

/** A deal of a record, from the dealing (step 0) to its end; `deals` is how many the record has.
 * `finished` if nothing follows the record's end, so that it cannot be gone on from there. */
export interface Replay {
  seats: string[];
  deals: number;
  deal: number;
  steps: ReplayStep[];
  finished: boolean;
}

/** A word of the table: other words for it, and what it means. */
export interface GlossaryEntry {
  name: string;
  word: string;
  also: string[];
  text: string;
}

/** ``POST /api/verify``: are the deals of this record honest? */
export interface AskVerify {
  record: Record<string, unknown>;
  language?: "en" | "es" | "fr";
}

/** A deal checked: `honest` is null where nothing was promised. */
export interface DealVerdict {
  deal: number;
  honest: boolean | null;
  text: string;
}

/** All deals of a record checked. */
export interface Verdict {
  honest: boolean | null;
  text: string;
  deals: DealVerdict[];
}

/** Any HTTP answer that is no success: a code as in `Refused`, and a sentence. */
export interface Fault {
  code: string;
  text: string;
}

/** ``GET /health``. `levels` tells, for each level offered, which player really plays it. */
export interface Health {
  status: "ok" | "stopping";
  version: string;
  python: string;
  uptime: number;
  tables: number;
  tables_playing: number;
  sockets: number;
  events: number;
  queue: number;
  thinking: number;
  bots_failed: number;
  levels: Record<string, string>;
  client: boolean;
}

export type FromClient = Hello | Act | Sit | Stand | HandOver | Leave | Start | GoOn | Pause | Resume | Rematch | Back | Undo | Salt | Phrase | Chat | Hint | AskWhy | TellAll | Read | TakeOver;

export type FromServer = State | Refused | Why | Hinted | ToldAll | Told | Inactive | Closing;
