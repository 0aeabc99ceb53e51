/** Us and them, as the reader sees the sides. */

import type { SideView, TableView } from '../protocol';

/** The sides, one's own first. */
export function usFirst(sides: SideView[]): SideView[] {
  return sides.toSorted((a, b) => Number(b.us) - Number(a.us));
}

/** True if this seat is of one's own side; nobody's seat is not. */
export function isOurs(view: TableView, seat: number | null | undefined): boolean {
  return view.sides.some((side) => side.us && side.seats.some((one) => one === seat));
}
