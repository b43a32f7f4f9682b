import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('a turn ends the one before it', () => {
  const turns = createTurns();
  const first = turns.take();
  const second = turns.take();
  expect([first?.aborted, second?.aborted]).toEqual([true, false]);
  expect(second && turns.isLatest(second)).toBe(true);
});

test('whoever has left has no turn any more, also not one that was about to be taken', () => {
  const turns = createTurns();
  const running = turns.take();
  turns.close();
  expect(running?.aborted).toBe(true);
  expect(turns.isOpen()).toBe(false);
  expect(turns.take()).toBeNull();
  turns.open();
  expect(turns.take()?.aborted).toBe(false);
});
