import type { Draft } from '#sync/records/draft.ts';

/** What the form holds before its first keystroke. Never stored. */
export const blankDraft: Draft = {
  id: '',
  ownerId: '',
  title: '',
  industry: '',
  stage: '',
  location: '',
  description: '',
  currency: 'INR',
  totalRequired: '',
  minInvestment: '',
  highlights: [],
  conflicts: [],
  createdAt: '',
  updatedAt: '',
  deletedAt: null,
  submittedAs: null,
};
