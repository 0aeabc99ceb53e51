/** What the reader has chosen, remembered in this browser. */

export type Language = 'es' | 'fr' | 'en';
export type Deck = 'jqk' | 'vdr' | 'spanish';
export type Back = 'lattice' | 'rosette' | 'scales' | 'plain';
/** What can be done by a letter. */
export type LetterAct =
  'pass' | 'belote' | 'hint' | 'last-trick' | 'pad' | 'again' | 'phrases' | 'keys';
export type Sound = 'card' | 'trick' | 'turn' | 'deal' | 'word';

export const LANGUAGES: readonly Language[] = ['es', 'fr', 'en'];
export const BACKS: readonly Back[] = ['rosette', 'lattice', 'scales', 'plain'];
export const SOUNDS: readonly Sound[] = ['card', 'trick', 'turn', 'deal', 'word'];

export interface Settings {
  language: Language;
  deck: Deck;
  suits: 'usual' | 'four' | 'contrast';
  largeCards: boolean;
  back: Back;
  theme: 'auto' | 'light' | 'dark';
  text: 'm' | 'l' | 'xl';
  contrast: 'auto' | 'more';
  motion: 'auto' | 'less';
  /** Milliseconds that a full trick lies still; 0: until a tap. */
  hold: number;
  confirmTap: boolean;
  /** A single legal card is played by itself, after an even delay. */
  playForced: boolean;
  raiseLegal: boolean;
  help: 'full' | 'some' | 'none';
  /** Help was chosen in the settings, so it does not lower itself. */
  helpByHand: boolean;
  /** Deals in a row in which no card was refused. */
  calmDeals: number;
  /** What the reader can play already, asked on the first page. */
  knows: '' | 'nothing' | 'tricks' | 'belote';
  /** Which key letters work. */
  keys: boolean;
  /** Letters of one's own, for some of what letters do. */
  letters: Partial<Record<LetterAct, string>>;
  telling: 'short' | 'middle' | 'long';
  sounds: Record<Sound, boolean>;
  nickname: string;
  game: string;
  level: string;
}

function browserLanguage(): Language {
  for (const wished of navigator.languages ?? [navigator.language]) {
    const short = wished.slice(0, 2).toLowerCase();
    const known = LANGUAGES.find((language) => language === short);
    if (known) return known;
  }
  return 'es';
}

function usual(): Settings {
  const language = browserLanguage();
  return {
    language,
    deck: language === 'fr' ? 'vdr' : 'jqk',
    suits: 'usual',
    largeCards: true,
    back: 'rosette',
    theme: 'auto',
    text: 'm',
    contrast: 'auto',
    motion: 'auto',
    hold: 1400,
    confirmTap: false,
    playForced: false,
    raiseLegal: true,
    help: 'full',
    helpByHand: false,
    calmDeals: 0,
    knows: '',
    keys: true,
    letters: {},
    telling: 'middle',
    sounds: { card: false, trick: false, turn: false, deal: false, word: false },
    nickname: '',
    game: '',
    level: '',
  };
}

const KEY = 'rebelote.settings';

function load(): Settings {
  const start = usual();
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    return { ...start, ...kept, sounds: { ...start.sounds, ...kept.sounds } };
  } catch {
    return start;
  }
}

export const settings: Settings = $state(load());

/** Keep the settings, and put what the style sheets read on the page. To be called in an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset['theme'] = settings.theme === 'auto' ? (prefersDark ? 'dark' : 'light') : settings.theme;
  root.dataset['text'] = settings.text;
  root.dataset['suits'] = settings.suits;
  root.dataset['deck'] = settings.deck === 'spanish' ? 'spanish' : 'french';
  const prefersContrast = matchMedia('(prefers-contrast: more)').matches;
  root.dataset['contrast'] = settings.contrast === 'more' || prefersContrast ? 'more' : 'normal';
  root.dataset['back'] = settings.back;
  root.dataset['motion'] = settings.motion === 'less' ? 'less' : 'auto';
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private browsing without storage: the choices last as long as the page.
  }
}

/** True if things should change place at once. */
export function stillMotion(): boolean {
  return settings.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
