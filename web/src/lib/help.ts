/** Help that lowers itself as one gets used to the game. */

import { settings } from './settings.svelte';

const CALM_DEALS = 3;
const LOWER = { full: 'some', some: 'none', none: 'none' } as const;

/** A deal is over in which so many cards were refused. True if there is less help from now on. */
export function lowerHelp(refusals: number): boolean {
  settings.calmDeals = refusals === 0 ? settings.calmDeals + 1 : 0;
  if (settings.helpByHand || settings.help === 'none' || settings.calmDeals < CALM_DEALS) return false;
  settings.help = LOWER[settings.help];
  settings.calmDeals = 0;
  return true;
}

/** How much help, chosen by the reader: it stays as it is. */
export function chooseHelp(help: typeof settings.help): void {
  settings.help = help;
  settings.helpByHand = true;
}
