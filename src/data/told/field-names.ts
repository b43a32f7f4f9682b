import type { DraftField } from '#sync/records/draft.ts';

/** What the parts of a draft are called in a sentence. */
export const fieldNames: Record<DraftField, string> = {
  title: 'name',
  industry: 'industry',
  stage: 'funding stage',
  location: 'location',
  description: 'business description',
  currency: 'currency',
  totalRequired: 'total amount',
  minInvestment: 'minimum investment',
};
