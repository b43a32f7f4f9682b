import type { OpportunityOrder } from '#sync/rules/opportunity-sort.ts';

export const orderWords: Record<OpportunityOrder, string> = {
  newest: 'Newest',
  closing: 'Closing soon (nearest to full)',
  raised: 'Most raised',
  minimum: 'Smallest minimum',
};

/** No deal has ever arrived: because there is no network, or because the server gave none. */
export const nothingFetched = {
  offline: 'No network, and nothing saved yet',
  failed: 'Failed to fetch opportunities',
} as const;

export const exploreWords = {
  sort: 'Sort by',
  oneCurrency: (money: string) => `Amounts in ${money} come first: other currencies are not converted.`,
  leftOut: (money: string) => `Amounts are in ${money}. Deals in other currencies are left out.`,
  noneBetween: 'The maximum is below the minimum: no deal can match.',
  /** An example of a least and of a most amount, as people say them. */
  amounts: { INR: ['5 lakh', '2 crore'], other: ['5,000', '2 million'] },
} as const;
