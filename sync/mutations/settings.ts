import * as z from 'zod';
import { idOf } from '../ids.ts';
import { type Mutation, mutation, refuse } from '../mutation.ts';
import {
  chosenPreferences,
  mailPaceSchema,
  notificationKinds,
  type Preferences,
  quietHoursSchema,
} from '../records/preferences.ts';
import { planOf } from '../rules/plans.ts';
import { termsVersion } from '../rules/terms.ts';

/** Turns one kind of mail on or off. */
export const setNotification = preference(
  z.strictObject({ kind: z.enum(notificationKinds), on: z.boolean() }),
  (before, { kind, on }) => ({ ...before, [kind]: on }),
);

/** Has mails sent as things happen, or one a day for all of them. */
export const setMailPace = preference(z.strictObject({ pace: mailPaceSchema }), (before, { pace }) => ({
  ...before,
  pace,
}));

/** Turns one kind of what devices show on or off. */
export const setPush = preference(
  z.strictObject({ kind: z.enum(notificationKinds), on: z.boolean() }),
  (before, { kind, on }) => {
    const off = new Set(before.notPushed);
    if (on) off.delete(kind);
    else off.add(kind);
    return { ...before, notPushed: notificationKinds.filter((each) => off.has(each)) };
  },
);

/** Has devices left alone between two times of the day in India, or at no time. */
export const setQuietHours = preference(
  z.strictObject({ quietHours: quietHoursSchema.nullable() }),
  (before, { quietHours }) => ({ ...before, quietHours }),
);

/** What a person chooses goes into the one row of all that they have chosen. */
function preference<Args>(
  args: z.ZodType<Args>,
  choose: (before: Required<Preferences>, chosen: Args) => Required<Preferences>,
): Mutation<Args> {
  return {
    args,
    reads: (_, { userId }) => [{ table: 'preferences', id: userId }],
    change(rows, chosen, { userId, now }) {
      const before = chosenPreferences(rows.get('preferences', userId), userId, now);
      return [{ table: 'preferences', id: userId, row: { ...choose(before, chosen), updatedAt: now } }];
    },
  };
}

/** An answer that may be taken back at any time. Those to the terms and one's age are given once, at the sign-up. */
export const giveConsent = mutation({
  args: z.strictObject({
    consentId: z.uuid(),
    kind: z.enum(['newsletter', 'analytics']),
    given: z.boolean(),
  }),
  reads: ({ consentId }) => [{ table: 'consents', id: consentId }],
  change(rows, { consentId, kind, given }, { userId, now }) {
    if (rows.get('consents', consentId)) return refuse('already-there', 'This answer was given already.');
    const row = { id: consentId, accountId: userId, kind, version: termsVersion, given, at: now };
    return [{ table: 'consents', id: consentId, row }];
  },
});

/** The one row of a person's dealings with a plan. */
export function subscriptionId(accountId: string, planId: string): string {
  return idOf('subscription', accountId, planId);
}

const planId = z.string().max(60);

/** Asks for a plan. It counts once an admin has confirmed it. */
export const requestPlan = mutation({
  args: z.strictObject({ planId }),
  reads: ({ planId }, { userId }) => [
    { table: 'subscriptions', id: subscriptionId(userId, planId) },
    { table: 'accounts', id: userId },
  ],
  change(rows, { planId }, { userId, now }) {
    const account = rows.get('accounts', userId);
    if (!account) return 'unknown';
    if (planOf(planId)?.userType !== account.userType) {
      return refuse('invalid', 'Please select a subscription plan', 'planId');
    }
    const id = subscriptionId(userId, planId);
    const state = rows.get('subscriptions', id)?.state;
    // Requested on another device as well it is as its person wants it.
    if (state === 'requested' || state === 'active') return [];
    const nothingYet = { decidedAt: null, endedAt: null, reason: null };
    const row = {
      id,
      accountId: userId,
      planId,
      state: 'requested' as const,
      requestedAt: now,
      ...nothingYet,
    };
    return [{ table: 'subscriptions', id, row }];
  },
});

/**
 * Takes a request back, or ends a plan now. `seen`: as which of the two it stood on the screen. A plan that was confirmed before
 * its request could be taken back stays: whoever confirmed it was first, and it may have taken the place of another.
 */
export const endPlan = mutation({
  args: z.strictObject({ planId, seen: z.enum(['requested', 'active']).optional() }),
  reads: ({ planId }, { userId }) => [{ table: 'subscriptions', id: subscriptionId(userId, planId) }],
  change(rows, { planId, seen }, { userId, now }) {
    const subscription = rows.get('subscriptions', subscriptionId(userId, planId));
    if (!subscription) return 'unknown';
    const { id, state } = subscription;
    if (state === 'active' && seen === 'requested') return refuse('already-answered', confirmedMeanwhile);
    // A plan that counted has ended on another device as well, and a request is a newer one. A request that was seen may be one that
    // still has to wait: its end waits along.
    if (state !== 'active' && seen === 'active') return [];
    if (state === 'requested' || state === 'active')
      return [{ table: 'subscriptions', id, row: { ...subscription, state: 'ended', endedAt: now } }];
    return state === 'declined'
      ? refuse('already-answered', 'This request was not confirmed.')
      : refuse('already-ended', 'This plan has ended already.');
  },
});

const confirmedMeanwhile =
  'This plan was confirmed before its request was taken back. It counts now: end it in the settings if you do not want it.';
