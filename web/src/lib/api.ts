/** Questions to the server over HTTP. */

import type {
  AskReplay,
  AskRules,
  CreateTable,
  Fault,
  GlossaryEntry,
  Join,
  Joined,
  Replay,
  RulesSheet,
  StreakView,
  TableSummary,
  Verdict,
  Welcome,
} from '../protocol';
import type { Deck, Language } from './settings.svelte';

/** The server said no, or could not be reached (`code` is then "offline"). */
export class Failure extends Error {
  constructor(
    readonly code: string,
    readonly text: string,
  ) {
    super(text);
  }
}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      ...(body === undefined
        ? {}
        : {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          }),
      cache: 'no-store',
    });
  } catch {
    throw new Failure('offline', '');
  }
  if (response.ok) return (await response.json()) as Answer;
  const fault = (await response.json().catch(() => null)) as Fault | null;
  throw new Failure(fault?.code ?? `http-${response.status}`, fault?.text ?? '');
}

export const api = {
  welcome: (language: Language, deck: Deck) =>
    ask<Welcome>(`./api/welcome?language=${language}&deck=${deck}`),
  rules: (wish: AskRules) => ask<RulesSheet>('./api/rules', wish),
  create: (table: CreateTable) => ask<Joined>('./api/tables', table),
  summary: (code: string, language: Language) =>
    ask<TableSummary>(`./api/tables/${code}?language=${language}`),
  join: (code: string, join: Join) => ask<Joined>(`./api/tables/${code}/join`, join),
  record: (code: string) => ask<Record<string, unknown>>(`./api/tables/${code}/record`),
  replay: (wish: AskReplay) => ask<Replay>('./api/replay', wish),
  glossary: (language: Language, deck: Deck) =>
    ask<GlossaryEntry[]>(`./api/glossary?language=${language}&deck=${deck}`),
  streak: (language: Language) => ask<StreakView>(`./api/streak?language=${language}`),
  verify: (record: Record<string, unknown>, language: Language) =>
    ask<Verdict>('./api/verify', { record, language }),
};
