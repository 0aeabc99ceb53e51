/** What the server offers: games, levels, phrases, in the reader's language. */

import type { Welcome } from '../protocol';
import { api } from './api';
import { settings } from './settings.svelte';

const NOTHING: Welcome = {
  version: '', languages: [], decks: [], games: [], levels: [], usual_level: '', clocks: [], phrases: [], signs: [],
};

class Offer {
  current: Welcome = $state.raw(NOTHING);
  offline = $state(false);

  /** Ask again, in the language and deck chosen now. To be called in an effect. */
  async load(): Promise<void> {
    const { language, deck } = settings;
    try {
      const found = await api.welcome(language, deck);
      if (settings.language === language && settings.deck === deck) this.current = found;
      this.offline = false;
    } catch {
      this.offline = true;
    }
  }

  get games() {
    return this.current.games;
  }

  get levels() {
    return this.current.levels;
  }

  get signs() {
    return this.current.signs;
  }

  get phrases() {
    return this.current.phrases;
  }

  /** The game one plays as a rule: the one remembered, or the first. */
  get game() {
    return this.games.find((game) => game.preset === settings.game) ?? this.games[0];
  }

  /** The game whose matches won in a row make a streak. */
  get duel() {
    return this.games.find((game) => game.streak);
  }

  get level() {
    const wished = settings.level || this.current.usual_level;
    return this.levels.find((level) => level.name === wished) ?? this.levels[0];
  }
}

export const welcome = new Offer();
