import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { happening, sampleState } from './sample';
import { Stage, type Scene } from './stage';

const PACE = { hold: 1400, gather: 400, card: 350, call: 350, deal: 900 };
let scenes: Scene[];
let stage: Stage;

beforeEach(() => {
  vi.useFakeTimers();
  scenes = [];
  stage = new Stage((scene) => scenes.push(scene), () => PACE);
  stage.push(sampleState(1));
});
afterEach(() => {
  stage.stop();
  vi.useRealTimers();
});

const trick = () =>
  sampleState(2, [happening('played'), happening('trick', { seat: 2, points: 14 })], {
    last_trick: { leader: 0, cards: [], winning: 2, complete: true, points: 14, words: '' },
    question: { text: 'Lead', help: '', mine: true },
  });

test('the first state is drawn at once', () => {
  expect(scenes).toHaveLength(1);
  expect(scenes[0]?.settled).toBe(true);
});

test('the full trick lies still, is gathered, and only then one may act', async () => {
  await vi.advanceTimersByTimeAsync(0);
  stage.push(trick());
  await vi.advanceTimersByTimeAsync(0);
  expect(scenes.at(-1)).toMatchObject({ motion: { kind: 'hold', winner: 2, points: 14 }, settled: false });
  expect(scenes.at(-1)?.view).toMatchObject({ my_turn: false, trick: { complete: true, winning: 2 } });
  await vi.advanceTimersByTimeAsync(1400);
  expect(scenes.at(-1)?.motion?.kind).toBe('gather');
  await vi.advanceTimersByTimeAsync(400);
  expect(scenes.at(-1)).toMatchObject({ motion: null, settled: true, view: { question: { text: 'Lead' } } });
});

test('a tap goes on', async () => {
  await vi.advanceTimersByTimeAsync(0);
  stage.push(trick());
  await vi.advanceTimersByTimeAsync(10);
  expect(stage.goOn()).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(scenes.at(-1)?.motion?.kind).toBe('gather');
  expect(stage.goOn()).toBe(false);
});

test('cards come one after another', async () => {
  await vi.advanceTimersByTimeAsync(0);
  stage.push(sampleState(2, [happening('played', { seat: 1 })]));
  stage.push(sampleState(3, [happening('played', { seat: 2 })]));
  await vi.advanceTimersByTimeAsync(0);
  expect(scenes.at(-1)).toMatchObject({ motion: { kind: 'play', seat: 1 } });
  await vi.advanceTimersByTimeAsync(350);
  expect(scenes.at(-1)).toMatchObject({ motion: { kind: 'play', seat: 2 }, settled: true });
});

test('one who was away sees where things stand', async () => {
  await vi.advanceTimersByTimeAsync(0);
  stage.push(sampleState(9, [happening('played'), happening('played'), happening('trick')]));
  await vi.advanceTimersByTimeAsync(0);
  expect(scenes.at(-1)).toMatchObject({ motion: null, settled: true });
  for (let number = 10; number < 40; number += 1) stage.push(sampleState(number, [happening('played')]));
  await vi.advanceTimersByTimeAsync(1000);
  expect(scenes.at(-1)?.settled).toBe(true);
});
