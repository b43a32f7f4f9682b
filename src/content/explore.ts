import type { OpportunityOrder } from '#sync/rules/opportunity-sort.ts';

export const orderWords: Record<OpportunityOrder, string> = {
  newest: 'Newest',
  closing: 'Closing soon (nearest to full)',
  raised: 'Most raised',
  minimum: 'Smallest minimum',
};

/** No deal is here: because there is no network, or because the server gave none. `again`: they were, and were deleted. */
export const nothingFetched = {
  offline: 'No network, and nothing saved yet',
  offlineAgain: 'No network, and no opportunities on this device',
  failed: 'Failed to fetch opportunities',
  first: 'Opportunities appear here, and stay on this device, once it has been online.',
  again: 'They are no longer here, and come back by themselves once the server is reached.',
} as const;

export const exploreWords = {
  sort: 'Sort by',
  oneCurrency: (money: string) => `Amounts in ${money} come first: other currencies are not converted.`,
  leftOut: (money: string) => `Amounts are in ${money}. Deals in other currencies are left out.`,
  noneIn: (money: string) => `No such deal is in ${money}. Other currencies are not converted.`,
  lookIn: (money: string) => `Look in ${money}`,
  noneBetween: 'The maximum is below the minimum: no deal can match.',
  /** An example of a least and of a most amount, as people say them. */
  amounts: { INR: ['5 lakh', '2 crore'], other: ['5,000', '2 million'] },
} as const;
