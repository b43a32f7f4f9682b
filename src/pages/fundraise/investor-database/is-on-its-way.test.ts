import { expect, test } from 'vitest';
import { isOnItsWay } from './is-on-its-way.ts';

test('investors whose server is asked, or that another tab brings, are on their way however long that takes', () => {
  expect(isOnItsWay({ at: 'asked' }, false, true)).toBe(true);
  expect(isOnItsWay({ at: 'downloading', bytes: 0, of: 10 }, false, true)).toBe(true);
});

test('what nobody asked for is waited for a while, and what failed is not', () => {
  expect(isOnItsWay({ at: 'waiting' }, true, true)).toBe(true);
  expect(isOnItsWay({ at: 'waiting' }, false, true)).toBe(false);
  expect(isOnItsWay({ at: 'fault', reason: 'no-answer' }, true, true)).toBe(false);
});

test('without a network nothing is on its way', () => {
  expect(isOnItsWay({ at: 'asked' }, true, false)).toBe(false);
});
