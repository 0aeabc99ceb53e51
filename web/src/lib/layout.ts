/** How many cards lie in a row, and how large: a thumb needs width (see the design's README). */

export interface HandLayout {
  size: string;
  perRow: number;
}

export function handLayout(count: number, flat: boolean): HandLayout {
  const two = count > 5 && !flat;
  if (two) return { size: 'two', perRow: Math.max(2, Math.ceil(count / 2)) };
  const size = count === 6 ? 'six' : count <= 3 ? 'big' : 'mid';
  return { size: `one ${size}`, perRow: Math.max(2, count) };
}

/** The numbers of the bidding ladder that are shown at once. */
export function ladderWindow(values: number[], from: number, width = 4): number[] {
  return values.slice(from, from + width);
}

/** A suit to begin with: the longest in hand, among those that may be named. */
export function longestSuit(cards: string[], suits: string[]): string {
  const length = (suit: string) => cards.filter((card) => card.endsWith(suit)).length;
  return suits.toSorted((a, b) => length(b) - length(a))[0] ?? '';
}
