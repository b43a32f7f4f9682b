import { expect, test } from 'vitest';
import type { Rows } from '../mutation.ts';
import type { Preferences } from '../records/preferences.ts';
import { setMailPace, setNotification, setPush, setQuietHours } from './settings.ts';

const userId = '00000000-0000-7000-8000-000000000001';
const now = '2026-03-01T09:00:00.000Z';
const context = { userId, clientId: userId, now, id: userId };

/** As a device has kept it from before there was a choice of pace, pushes or quiet hours. */
const old: Preferences = {
  id: userId,
  reviews: true,
  connections: false,
  messages: true,
  opportunities: true,
  updatedAt: '2025-03-01T09:00:00.000Z',
};
const rows: Rows = { get: () => old as never }; // no other table is asked

test('who turns one kind of push off or on finds the others as they were, deals off as usual', () => {
  expect(setPush.change(rows, { kind: 'messages', on: false }, context)).toMatchObject([
    { row: { notPushed: ['messages', 'opportunities'] } },
  ]);
  expect(setPush.change(rows, { kind: 'opportunities', on: true }, context)).toMatchObject([
    { row: { notPushed: [] } },
  ]);
});

test('what was chosen before there was more to choose stays chosen, and the rest is as usual', () => {
  const night = { from: '22:00', to: '07:00' };
  const usual = { pace: 'at-once', notPushed: ['opportunities'], quietHours: null };
  const chosen = { ...old, ...usual, updatedAt: now };
  const row = (changed: Partial<Preferences>) => [
    { table: 'preferences', id: userId, row: { ...chosen, ...changed } },
  ];
  expect(setNotification.change(rows, { kind: 'reviews', on: false }, context)).toEqual(
    row({ reviews: false }),
  );
  expect(setMailPace.change(rows, { pace: 'daily' }, context)).toEqual(row({ pace: 'daily' }));
  expect(setQuietHours.change(rows, { quietHours: night }, context)).toEqual(row({ quietHours: night }));
});
