import { expect, test } from 'vitest';
import * as z from 'zod';
import { bornAt, idOf, newId, retryId } from './ids.ts';

test('ids sort in the order of their making, though many are made in one moment', () => {
  const now = Date.parse('2026-03-01T09:00:00.000Z');
  const ids = Array.from({ length: 500 }, () => newId(now));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(500);
  expect(ids.every((id) => bornAt(id) === now)).toBe(true);
});

test('what is retried keeps its place among other work, on every device alike', () => {
  const now = Date.parse('2026-03-01T09:00:00.000Z');
  const ids = Array.from({ length: 100 }, () => newId(now));
  const retried = ids.map(retryId);
  const again = retried.map(retryId);
  expect(retried.toSorted()).toEqual(retried);
  expect(again.toSorted()).toEqual(again);
  expect(new Set([...ids, ...retried, ...again]).size).toBe(300);
  expect(ids.map(retryId)).toEqual(retried);
  const mixed = [...ids.slice(0, 50).map(retryId), ...ids.slice(50)];
  expect(mixed.toSorted()).toEqual(mixed);
});

test('an id made of parts can be retried as well', () => {
  const id = retryId(idOf('one', 'two'));
  expect(z.uuid().safeParse(id).success).toBe(true);
  expect(id).not.toBe(idOf('one', 'two'));
  expect(retryId(idOf('one', 'two'))).toBe(id);
});
