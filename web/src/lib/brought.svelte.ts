/** A record that was brought from a file, while the page is open. */

export type GameRecord = Record<string, unknown>;

export interface Brought {
  name: string;
  record: GameRecord;
}

class Tray {
  games: Brought[] = $state.raw([]);
  chosen = $state(0);

  get game(): Brought | undefined {
    return this.games[this.chosen];
  }
}

export const brought = new Tray();

/** The records of a text: one in JSON, or one in each line. Raises SyntaxError. */
export function readRecords(text: string, name: string): Brought[] {
  const lines = text.trim().split('\n').filter((line) => line.trim());
  const parse = (line: string) => JSON.parse(line) as GameRecord;
  let found: GameRecord[];
  try {
    found = [parse(text)];
  } catch (error) {
    if (lines.length < 2) throw error;
    found = lines.map(parse);
  }
  if (!found.every((one) => typeof one === 'object' && one !== null && 'rules' in one)) throw new SyntaxError(name);
  return found.map((record, place) => ({ record, name: found.length > 1 ? `${name} · ${place + 1}` : name }));
}

/** The record up to a moment of one of its deals, to be gone on from. */
export function cutAt(record: GameRecord, deal: number, actions: number): GameRecord {
  const deals = record['deals'] as { actions?: string[] }[];
  const here = deals[deal];
  const begun = { ...here, actions: (here?.actions ?? []).slice(0, actions) };
  return { ...record, deals: [...deals.slice(0, deal), begun] };
}
