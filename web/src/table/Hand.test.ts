import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { HandCard } from '../protocol';
import Hand from './Hand.svelte';

const card = (name: string, legal: boolean): HandCard => ({
  card: { card: name, name, short: name }, trump: false, legal, action: name, belote: null, said: name,
});

test('legal cards are lifted, and a tap names the card', () => {
  const tap = vi.fn();
  const cards = [card('KH', true), card('7S', false)];
  render(Hand, { cards, playing: true, raise: true, asked: '7S', chosen: null, flat: false, dealing: false, tap });
  const buttons = screen.getAllByRole('button');
  expect(buttons).toHaveLength(2);
  expect(screen.getByRole('list').className).toContain('some');
  expect(buttons[1]?.closest('li')?.className).toContain('asked');
  buttons[1]?.click();
  expect(tap).toHaveBeenCalledWith(cards[1]);
});

test('nothing is lifted while another plays', () => {
  const cards = [card('KH', true), card('7S', false)];
  render(Hand, { cards, playing: false, raise: true, asked: null, chosen: null, flat: false, dealing: false, tap: vi.fn() });
  expect(screen.getByRole('list').className).not.toContain('some');
});
