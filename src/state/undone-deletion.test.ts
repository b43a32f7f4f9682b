import { beforeEach, expect, test } from 'vitest';
import { storageHere } from '#src/testing/full-device.ts';
import { carryUndone, takeUndone } from './undone-deletion.ts';

const tab = storageHere('sessionStorage');
beforeEach(() => tab.clear());

test('that an account stays is told to its person once, on the page that they come back to', () => {
  carryUndone('tara');
  expect([takeUndone('tara'), takeUndone('tara')]).toEqual([true, false]);
});

test('whoever else comes back is not told, nor is anybody after them', () => {
  carryUndone('tara');
  expect([takeUndone('isha'), takeUndone('tara')]).toEqual([false, false]);
});
