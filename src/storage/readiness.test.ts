import { expect, test } from 'vitest';
import type { Trip } from '#src/data/database/person-db.ts';
import { isReady, readinessOf } from './readiness.ts';

const at = '2026-03-01T09:00:00.000Z';
const trip: Trip = { key: 'trip', takenAt: at, until: at, files: [], gone: [], part: 'heads' };
const contents = {
  trip,
  deals: { count: 1, gone: 0, away: 0, notes: 1, bytes: 10 },
  messages: { count: 1, bytes: 10 },
  files: { count: 2, bytes: 20, here: 2, bytesHere: 20, bytesBrought: 0, gone: 0 },
  isRead: { deals: true, messages: true },
};

test('one can go when the app, all rows, all files and as much of the directory as was wanted are here', () => {
  expect(isReady(readinessOf(contents, true, 'heads'))).toBe(true);
  expect(isReady(readinessOf(contents, true, 'everything'))).toBe(true);
  expect(isReady(readinessOf(contents, true, 'none'))).toBe(true);
});

test('each part that is missing is named', () => {
  expect(readinessOf(contents, false, 'heads')).toMatchObject({ app: false, files: true });
  for (const isRead of [
    { deals: false, messages: true },
    { deals: true, messages: false },
  ])
    expect(readinessOf({ ...contents, isRead }, true, 'heads')).toMatchObject({ ...isRead, files: true });
  expect(readinessOf({ ...contents, files: { ...contents.files, here: 1 } }, true, 'heads').files).toBe(
    false,
  );
  expect(readinessOf(contents, true, 'first').directory).toBe(false);
  expect(readinessOf(contents, true, null).directory).toBe(false);
});
