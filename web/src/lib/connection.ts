/** The socket of one table: it says the last event number it knows, and comes back when lost. */

import type { FromClient, FromServer, Hello, State } from '../protocol';

export type Link = 'connecting' | 'open' | 'lost' | 'inactive' | 'closed';

/** Any command without what the connection fills in. */
export type Command = FromClient extends infer M
  ? M extends { type: string }
    ? Omit<M, 'ref' | 'seen'>
    : never
  : never;

export interface SocketLike {
  onopen: ((event: unknown) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: unknown) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Parts {
  url: string;
  hello: () => Pick<Hello, 'token' | 'language' | 'deck' | 'take_over'>;
  heard: (message: FromServer) => void;
  linked: (link: Link, retryAt: number | null) => void;
  open?: (url: string) => SocketLike;
}

/** Commands that name the latest state they saw. */
const SEEING = new Set([
  'act', 'sit', 'stand', 'hand-over', 'leave', 'start', 'go-on', 'pause', 'resume', 'rematch', 'back', 'undo', 'salt',
]);

const ANSWERED_BY_STATE = new Set([...SEEING, 'read', 'take-over', 'phrase', 'chat']);

const WAITS = [300, 700, 1500, 3000, 6000, 12000, 20000];

export class Connection {
  /** The number of the latest state received. */
  seen = 0;
  link: Link = 'connecting';
  private socket: SocketLike | null = null;
  private tries = 0;
  private ref = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private readonly waiting = new Map<number, (message: FromServer | null) => void>();
  /** Commands that the next state answers. */
  private readonly doing = new Set<number>();
  private readonly wake = () => {
    if (this.link === 'lost') this.open();
  };
  private readonly sleep = () => this.drop();
  private readonly seenAgain = () => {
    if (document.visibilityState === 'visible') this.wake();
  };

  constructor(private readonly parts: Parts) {
    addEventListener('online', this.wake);
    addEventListener('offline', this.sleep);
    document.addEventListener('visibilitychange', this.seenAgain);
  }

  open(): void {
    if (this.link === 'closed') return;
    if (this.timer) clearTimeout(this.timer);
    this.detach();
    if (this.tries === 0) this.tell('connecting', null);
    const make = this.parts.open ?? ((url: string) => new WebSocket(url) as unknown as SocketLike);
    const socket = make(this.parts.url);
    this.socket = socket;
    socket.onopen = () =>
      this.post({ type: 'hello', seen: this.seen, ...this.parts.hello() } as FromClient);
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => this.drop();
  }

  /** Leave the table's socket for good. */
  close(): void {
    this.tell('closed', null);
    removeEventListener('online', this.wake);
    removeEventListener('offline', this.sleep);
    document.removeEventListener('visibilitychange', this.seenAgain);
    if (this.timer) clearTimeout(this.timer);
    this.detach();
    this.abandon();
  }

  /** Send a command; what answers it, or null if the connection was lost on the way. */
  ask(command: Command): Promise<FromServer | null> {
    const ref = ++this.ref;
    const message = {
      ...command,
      ref,
      ...(SEEING.has(command.type) ? { seen: this.seen } : {}),
    } as FromClient;
    if (!this.socket || this.link === 'lost' || this.link === 'closed') return Promise.resolve(null);
    const answer = new Promise<FromServer | null>((resolve) => this.waiting.set(ref, resolve));
    if (ANSWERED_BY_STATE.has(command.type)) this.doing.add(ref);
    this.post(message);
    return answer;
  }

  private post(message: FromClient): void {
    try {
      this.socket?.send(JSON.stringify(message));
    } catch {
      this.drop();
    }
  }

  private receive(message: FromServer): void {
    if (message.type === 'state') this.advance(message);
    if (message.type === 'inactive') this.tell('inactive', null);
    if (message.type === 'closing') {
      if (message.retry === null) this.close();
      else this.later(message.retry * 1000);
    }
    this.parts.heard(message);
    if (message.ref) this.resolve(message.ref, message);
    if (message.type === 'state') for (const ref of [...this.doing]) this.resolve(ref, message);
  }

  private resolve(ref: number, message: FromServer): void {
    this.doing.delete(ref);
    const waiting = this.waiting.get(ref);
    this.waiting.delete(ref);
    waiting?.(message);
  }

  private advance(state: State): void {
    this.seen = state.number;
    this.tries = 0;
    if (this.link !== 'open') this.tell('open', null);
  }

  private drop(): void {
    if (this.link === 'closed' || this.link === 'inactive') return;
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 20000;
    this.tries += 1;
    this.later(wait * (0.85 + Math.random() * 0.3));
  }

  private later(wait: number): void {
    this.detach();
    this.abandon();
    if (this.timer) clearTimeout(this.timer);
    this.tell('lost', Date.now() + wait);
    this.timer = setTimeout(() => this.open(), wait);
  }

  private detach(): void {
    const socket = this.socket;
    if (!socket) return;
    this.socket = null;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private abandon(): void {
    for (const resolve of this.waiting.values()) resolve(null);
    this.waiting.clear();
    this.doing.clear();
  }

  private tell(link: Link, retryAt: number | null): void {
    this.link = link;
    this.parts.linked(link, retryAt);
  }
}
