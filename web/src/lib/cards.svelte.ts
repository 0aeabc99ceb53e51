/** The sprite of the deck in use, put once into the page; cards and signs refer to it by name. */

import { settings } from './settings.svelte';

export function spriteName(deck: string, large: boolean, suits: string): string {
  const base = deck === 'spanish' ? 'spanish' : `french-${deck}`;
  const variant = suits === 'contrast' ? '-contrast' : suits === 'four' ? '-four' : '';
  return `${base}${large ? '-large' : ''}${variant}`;
}

const fetched = new Map<string, Promise<string>>();

function fetchSprite(name: string): Promise<string> {
  const known = fetched.get(name);
  if (known) return known;
  const text = fetch(`./cards/${name}.svg`).then((response) => {
    if (!response.ok) throw new Error(name);
    return response.text();
  });
  fetched.set(name, text);
  text.catch(() => fetched.delete(name));
  return text;
}

/** Show the deck that is chosen. To be called in an effect. */
export function applyDeck(): void {
  const name = spriteName(settings.deck, settings.largeCards, settings.suits);
  fetchSprite(name)
    .then((text) => {
      const wanted = spriteName(settings.deck, settings.largeCards, settings.suits);
      if (wanted !== name) return;
      const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
      const svg = document.importNode(parsed, true);
      svg.id = 'sprite';
      svg.setAttribute('aria-hidden', 'true');
      document.getElementById('sprite')?.remove();
      document.body.prepend(svg);
    })
    .catch(() => undefined);
}
