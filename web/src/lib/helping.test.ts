import { beforeEach, expect, test } from 'vitest';
import type { GlossaryEntry } from '../protocol';
import { cutAt, readRecords } from './brought.svelte';
import { search, termsIn } from './glossary.svelte';
import { chooseHelp, lowerHelp } from './help';
import { isFree, keyAct, letterOf } from './keys';
import { settings } from './settings.svelte';

const entry = (word: string, ...also: string[]): GlossaryEntry => ({ name: word, word, also, text: `${word}.` });
const ENTRIES = [entry('triunfo'), entry('fallar', 'cortar'), entry('contrafallar'), entry('diez de últimas'), entry('capote', 'capot')];

beforeEach(() => Object.assign(settings, { help: 'full', helpByHand: false, calmDeals: 0, letters: {} }));

test('words of the glossary are found whole, whatever their capitals and accents', () => {
  const found = (text: string) => termsIn(text, ENTRIES).map((one) => one.word);
  expect(found('Hay que contrafallar.')).toEqual(['contrafallar']);
  expect(found('DIEZ DE ULTIMAS, y triunfo')).toEqual(['diez de últimas', 'triunfo']);
  expect(found('los triunfos')).toEqual([]);
});

test('a word is found by its beginning first, and by its other names', () => {
  expect(search('cap', ENTRIES).map((one) => one.word)).toEqual(['capote']);
  expect(search('fallar', ENTRIES).map((one) => one.word)).toEqual(['fallar', 'contrafallar']);
  expect(search('cortar', ENTRIES).map((one) => one.word)).toEqual(['fallar']);
  expect(search('', ENTRIES)).toHaveLength(5);
});

test('help lowers itself after three calm deals, and not where it was chosen', () => {
  expect([lowerHelp(0), lowerHelp(0), lowerHelp(0)]).toEqual([false, false, true]);
  expect(settings.help).toBe('some');
  expect([lowerHelp(0), lowerHelp(1), lowerHelp(0), lowerHelp(0)]).toEqual([false, false, false, false]);
  expect(lowerHelp(0)).toBe(true);
  expect(settings.help).toBe('none');
  chooseHelp('full');
  for (let deal = 0; deal < 6; deal += 1) expect(lowerHelp(0)).toBe(false);
  expect(settings.help).toBe('full');
});

test('one key keeps one meaning when letters are changed', () => {
  expect(isFree('z', 'hint', {})).toBe(true);
  expect(isFree('x', 'hint', {})).toBe(false);
  expect(isFree('x', 'hint', { pass: 'n' })).toBe(true);
  for (const suit of ['p', 't', 'd', 'c', 's', 'h', 'k', 'o', 'e']) expect(isFree(suit, 'hint', {})).toBe(false);
  expect(letterOf('hint', { hint: 'z' })).toBe('z');
  expect(keyAct('z', 'es', 'jqk', false, true, { hint: 'z' })).toBe('hint');
  expect(keyAct('q', 'es', 'jqk', false, true, { hint: 'z' })).toBeNull();
});

test('a file holds one record, or one in each line', () => {
  const one = { rules: 'cafe', deals: [] };
  expect(readRecords(JSON.stringify(one, null, 2), 'a').map((game) => game.name)).toEqual(['a']);
  expect(readRecords(`${JSON.stringify(one)}\n${JSON.stringify(one)}\n`, 'a').map((game) => game.name)).toEqual(['a · 1', 'a · 2']);
  for (const wrong of ['', '[1]', '{}', '{"rules"']) expect(() => readRecords(wrong, 'a')).toThrow();
});

test('a record is cut at a moment of one of its deals', () => {
  const deals = [{ actions: ['take', 'KH'] }, { dealer: 1, actions: ['pass', 'take', 'AS'] }, { actions: [] }];
  expect(cutAt({ rules: 'cafe', deals }, 1, 2)).toEqual({
    rules: 'cafe', deals: [deals[0], { dealer: 1, actions: ['pass', 'take'] }],
  });
});
