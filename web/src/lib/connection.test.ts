import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromServer } from '../protocol';
import { Connection, type Link, type SocketLike } from './connection';
import { sampleState } from './sample';

class FakeSocket implements SocketLike {
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let heard: FromServer[];
let links: Link[];
let connection: Connection;
const latest = () => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  heard = [];
  links = [];
  connection = new Connection({
    url: 'ws://here',
    hello: () => ({ token: 'secret', language: 'es', deck: 'jqk', take_over: true }),
    heard: (message) => heard.push(message),
    linked: (link) => links.push(link),
    open: () => {
      sockets.push(new FakeSocket());
      return latest();
    },
  });
  connection.open();
  latest().onopen?.({});
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

test('says who it is and what it has seen', () => {
  expect(latest().sent[0]).toMatchObject({ type: 'hello', token: 'secret', seen: 0 });
});

test('a command names the latest state', () => {
  latest().says(sampleState(7));
  void connection.ask({ type: 'act', action: 'KH' });
  void connection.ask({ type: 'hint' });
  expect(latest().sent[1]).toMatchObject({ type: 'act', action: 'KH', seen: 7, ref: 1 });
  expect(latest().sent[2]).toEqual({ type: 'hint', ref: 2 });
});

test('a refusal answers by its number, a deed by the next state', async () => {
  latest().says(sampleState(1));
  const refused = connection.ask({ type: 'act', action: '7S' });
  latest().says({ type: 'refused', ref: 1, code: 'must-follow', text: 'no', card: null, cause: null, cause_seat: null, cards: [] });
  expect((await refused)?.type).toBe('refused');
  const done = connection.ask({ type: 'act', action: '8S' });
  latest().says(sampleState(2));
  expect((await done)?.type).toBe('state');
});

test('comes back by itself, later each time, with the last number', () => {
  latest().says(sampleState(12));
  latest().onclose?.({});
  expect(links.at(-1)).toBe('lost');
  vi.advanceTimersByTime(400);
  expect(sockets).toHaveLength(2);
  latest().onopen?.({});
  expect(latest().sent[0]).toMatchObject({ type: 'hello', seen: 12 });
  latest().onclose?.({});
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(3);
  latest().says(sampleState(13));
  expect(links.at(-1)).toBe('open');
});

test('what was asked when the line broke is answered by nothing', async () => {
  latest().says(sampleState(1));
  const lost = connection.ask({ type: 'hint' });
  latest().onclose?.({});
  expect(await lost).toBeNull();
});

test('an inactive tab does not fight for its seat', () => {
  latest().says(sampleState(1));
  latest().says({ type: 'inactive', ref: 0, text: '' });
  latest().onclose?.({});
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  expect(connection.link).toBe('inactive');
});

test('a server that stops says when to come again', () => {
  latest().says(sampleState(1));
  latest().says({ type: 'closing', ref: 0, text: '', retry: 5 });
  vi.advanceTimersByTime(4900);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(sockets).toHaveLength(2);
});
