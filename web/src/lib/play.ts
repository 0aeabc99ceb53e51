/** To make a table: alone at once, or one that waits for friends. */

import type { CreateTable } from '../protocol';
import { api } from './api';
import { router } from './router.svelte';
import { saveTable } from './saved';
import { settings } from './settings.svelte';
import { t } from './texts.svelte';

/** Milliseconds that a bot takes at least, so that the eye can follow. */
const PACE = 700;

export async function makeTable(wish: CreateTable): Promise<void> {
  const nickname = settings.nickname.trim() || t('web-default-name');
  const joined = await api.create({ pace: PACE, language: settings.language, nickname, ...wish });
  saveTable(joined.code, { token: joined.token });
  router.go(`table/${joined.code}`);
}

/** The next duel of the streak: the server chooses the opponent, and nobody can know the cards. */
export function playForStreak(rules: string): Promise<void> {
  return makeTable({ wish: { rules }, streak: true, start: true, clock: 0 });
}

export function playAlone(rules: string, level: string): Promise<void> {
  settings.game = rules;
  settings.level = level;
  return makeTable({ wish: { rules }, level, start: true, clock: 0 });
}
