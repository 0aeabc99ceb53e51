import { expect, test } from 'vitest';
import { spriteName } from './cards.svelte';
import { keyAct } from './keys';
import { handLayout, ladderWindow, longestSuit } from './layout';
import { readPlace } from './router.svelte';
import { happening, sampleView } from './sample';
import { telling } from './telling';
import { capital, shortCall } from './words';

test('eight cards stand in two rows, five in one', () => {
  expect(handLayout(8, false)).toEqual({ size: 'two', perRow: 4 });
  expect(handLayout(9, false)).toEqual({ size: 'two', perRow: 5 });
  expect(handLayout(6, true)).toEqual({ size: 'one six', perRow: 6 });
  expect(handLayout(1, false)).toEqual({ size: 'one big', perRow: 2 });
});

test('the ladder shows four numbers', () => {
  expect(ladderWindow([90, 100, 110, 120, 130], 4)).toEqual([130]);
});

test('the longest suit is offered first', () => {
  expect(longestSuit(['7S', '8H', '9H'], ['S', 'H'])).toBe('H');
  expect(longestSuit([], [])).toBe('');
});

test('one key, one meaning', () => {
  expect(keyAct('ArrowLeft', 'es', 'jqk', false, false)).toBe('left');
  expect(keyAct('t', 'es', 'jqk', true, true)).toEqual({ trump: 'C' });
  expect(keyAct('o', 'es', 'spanish', true, true)).toEqual({ trump: 'D' });
  expect(keyAct('3', 'en', 'jqk', true, true)).toEqual({ place: 2 });
  expect(keyAct('q', 'fr', 'jqk', false, false)).toBeNull();
  expect(keyAct('q', 'fr', 'jqk', false, true)).toBe('hint');
});

test('a place is read from the address', () => {
  expect(readPlace('#/table/abcdef')).toEqual({ page: 'table', code: 'ABCDEF' });
  expect(readPlace('#/rules')).toEqual({ page: 'rules' });
  expect(readPlace('#/nowhere')).toEqual({ page: 'home' });
});

test('bids are short on a slip', () => {
  expect(shortCall('bid:90H', '90 corazones')).toBe('90 ♥');
  expect(shortCall('bid:80TA', '80 todo triunfo')).toBe('80 TA');
  expect(shortCall('pass', 'paso')).toBe('paso');
  expect(capital('éxito')).toBe('Éxito');
});

test('a change is told in three lengths', () => {
  const heard = [happening('played', { text: 'Berta, nine of clubs' })];
  const view = sampleView();
  expect(telling(view, heard, 'short')).toBe('Berta, nine of clubs. Your turn.');
  expect(telling(view, heard, 'middle')).toBe('Berta, nine of clubs. Your turn. Follow suit.');
  expect(telling(sampleView({ question: { text: 'x', help: '', mine: false } }), [], 'middle')).toBe('');
});

test('each deck has its sprite', () => {
  expect(spriteName('jqk', true, 'usual')).toBe('french-jqk-large');
  expect(spriteName('spanish', false, 'contrast')).toBe('spanish-contrast');
});
