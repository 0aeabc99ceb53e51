import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Clock from './Clock.svelte';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

test('time is shown in figures, and little time is told once', async () => {
  const near = vi.fn();
  render(Clock, { ends: 1_000_000 + 61_000, limit: 90, near });
  expect(screen.getByRole('timer').textContent).toContain('1:01');
  await vi.advanceTimersByTimeAsync(50_500);
  expect(near).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(screen.getByRole('timer').className).toContain('near');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(near).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('timer').textContent).toContain('0:00');
});
