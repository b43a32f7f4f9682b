import type { Subscription } from '../records/subscription.ts';

export type Plan = {
  id: string;
  name: string;
  userType: 'investor' | 'entrepreneur';
  tier: 'basic' | 'premium';
  /** Whole rupees for one `duration`. */
  price: number;
  duration: 'monthly' | 'yearly';
  /** Connections that may be begun in a calendar month; null: any number. */
  connections: number | null;
  features: string[];
};

/** Said of a request that is more than the plan has in this month. */
export const overPlan =
  'Your plan has no connections left this month. This request waits for the next one, or for another plan.';

/** Plans differ by connections alone. */
const free = 'Everything that is free';

/** The spec's six plans. */
export const plans: Plan[] = [
  {
    id: 'investor-basic-monthly',
    name: 'Investor Basic',
    userType: 'investor',
    tier: 'basic',
    price: 999,
    duration: 'monthly',
    connections: 10,
    features: ['10 connections per month', free],
  },
  {
    id: 'investor-premium-monthly',
    name: 'Investor Premium',
    userType: 'investor',
    tier: 'premium',
    price: 2_499,
    duration: 'monthly',
    connections: null,
    features: ['Unlimited connections', free],
  },
  {
    id: 'investor-premium-yearly',
    name: 'Investor Premium yearly',
    userType: 'investor',
    tier: 'premium',
    price: 24_999,
    duration: 'yearly',
    connections: null,
    features: ['Unlimited connections', free],
  },
  {
    id: 'entrepreneur-basic-monthly',
    name: 'Entrepreneur Basic',
    userType: 'entrepreneur',
    tier: 'basic',
    price: 1_499,
    duration: 'monthly',
    connections: 20,
    features: ['20 investor connections per month', free],
  },
  {
    id: 'entrepreneur-premium-monthly',
    name: 'Entrepreneur Premium',
    userType: 'entrepreneur',
    tier: 'premium',
    price: 3_999,
    duration: 'monthly',
    connections: null,
    features: ['Unlimited investor connections', free],
  },
  {
    id: 'entrepreneur-premium-yearly',
    name: 'Entrepreneur Premium yearly',
    userType: 'entrepreneur',
    tier: 'premium',
    price: 39_999,
    duration: 'yearly',
    connections: null,
    features: ['Unlimited investor connections', free],
  },
];

/** Connections a month without a plan, or with one that is not confirmed yet. */
export const connectionsWithoutPlan = 3;

export function planOf(id: unknown): Plan | undefined {
  return plans.find((plan) => plan.id === id);
}

/** What a year of this plan saves against twelve months of its sibling: whole rupees and whole percent; null if monthly. */
export function savingsOf(plan: Plan): { savings: number; percentage: number } | null {
  if (plan.duration !== 'yearly') return null;
  const sibling = plans.find(
    ({ userType, tier, duration }) =>
      userType === plan.userType && tier === plan.tier && duration === 'monthly',
  );
  if (!sibling) return null;
  const months = sibling.price * 12;
  const savings = months - plan.price;
  return { savings, percentage: Math.round((savings / months) * 100) };
}

/** Whether an admin ended a plan, by a decision of that moment; otherwise its person did, or another took its place. */
export function isEndedByUs({
  state,
  decidedAt,
  endedAt,
}: Pick<Subscription, 'state' | 'decidedAt' | 'endedAt'>): boolean {
  return state === 'ended' && decidedAt !== null && decidedAt === endedAt;
}

/** How many connections a person may begin in a month; null: any number. */
export function connectionLimit(subscriptions: Pick<Subscription, 'planId' | 'state'>[]): number | null {
  const active = subscriptions.find(({ state }) => state === 'active');
  const plan = planOf(active?.planId);
  return plan ? plan.connections : connectionsWithoutPlan;
}
