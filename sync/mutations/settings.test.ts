import { expect, test } from 'vitest';
import type { Rows } from '../mutation.ts';
import type { Preferences } from '../records/preferences.ts';
import type { Subscription } from '../records/subscription.ts';
import {
  endPlan,
  requestPlan,
  setMailPace,
  setNotification,
  setPush,
  setQuietHours,
  subscriptionId,
} from './settings.ts';

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

const planId = 'investor-premium-monthly';
/** An investor whose dealings with the plan stand so. */
function standing(state: Subscription['state']): Rows {
  const account = { id: userId, userType: 'investor' };
  const id = subscriptionId(userId, planId);
  const row = { id, accountId: userId, planId, state, requestedAt: now };
  const subscription = { ...row, decidedAt: null, endedAt: null, reason: null };
  return { get: (table) => (table === 'accounts' ? account : subscription) as never }; // no other table is asked
}

test('a request is taken back while nobody has confirmed it; a plan that was confirmed meanwhile stays', () => {
  const takeBack = { planId, seen: 'requested' } as const;
  expect(endPlan.change(standing('requested'), takeBack, context)).toMatchObject([
    { row: { state: 'ended', endedAt: now } },
  ]);
  expect(endPlan.change(standing('active'), takeBack, context)).toMatchObject({
    refused: { code: 'already-answered' },
  });
});

test('a plan ends for whoever saw that it counts, and for a device that does not say what it saw', () => {
  const ended = [{ row: { state: 'ended' } }];
  expect(endPlan.change(standing('active'), { planId, seen: 'active' }, context)).toMatchObject(ended);
  for (const state of ['active', 'requested'] as const)
    expect(endPlan.change(standing(state), { planId }, context)).toMatchObject(ended);
});

test('a plan that another device has requested or ended already is as its person wants it', () => {
  for (const state of ['requested', 'active'] as const)
    expect(requestPlan.change(standing(state), { planId }, context)).toEqual([]);
  expect(endPlan.change(standing('ended'), { planId, seen: 'active' }, context)).toEqual([]);
});

test('to end a plan that counted leaves a newer request for it as it is', () => {
  expect(endPlan.change(standing('requested'), { planId, seen: 'active' }, context)).toEqual([]);
});

test('a request that is not there any more cannot be taken back', () => {
  for (const seen of ['requested', undefined] as const) {
    expect(endPlan.change(standing('ended'), { planId, seen }, context)).toMatchObject({
      refused: { code: 'already-ended' },
    });
    expect(endPlan.change(standing('declined'), { planId, seen }, context)).toMatchObject({
      refused: { code: 'already-answered' },
    });
  }
});
