import type { Plan } from '#sync/rules/plans.ts';

/** How a plan is paid for: by hand, or on a page of a provider. */
export type Payment = { by: 'admin' } | { by: 'provider'; page: string };

/**
 * The seam for a payment provider. No payment is taken yet: an admin confirms a plan that was asked for. A provider
 * would answer here the page on which to pay, and what it tells us afterwards would confirm the plan as an admin does
 * (administration/decide-subscription.ts).
 */
export function paymentFor(_plan: Plan): Payment {
  return { by: 'admin' };
}
