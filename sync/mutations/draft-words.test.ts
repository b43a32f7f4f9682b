import { expect, test } from 'vitest';
import type { Draft } from '../records/draft.ts';
import { draftWords } from './draft-words.ts';

const draft: Draft = {
  id: '0192f7a0-0000-7000-8000-000000000001',
  ownerId: 'an owner',
  title: 'Monsoon Mills',
  industry: 'Technology',
  stage: 'Seed',
  location: 'Pune',
  description: 'Looms that run on rain.',
  currency: 'INR',
  totalRequired: '25 lakh',
  minInvestment: '50,000',
  highlights: [{ id: '0192f7a0-0000-7000-8000-000000000002', text: 'Two looms' }],
  conflicts: [
    { field: 'title', values: [{ value: 'Rain Mills', at: '2026-01-01T00:00:00.000Z', clientId: 'c' }] },
  ],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  deletedAt: null,
  submittedAs: null,
};

test('the words of a draft are the same from every version of the app', () => {
  expect(draftWords(draft)).toBe('332392db-395c-5b34-81dc-93ba54a005ad');
});

test('they change with a field, a highlight and a rival text', () => {
  const changed: Draft[] = [
    draft,
    { ...draft, location: 'Kochi' },
    { ...draft, highlights: [] },
    { ...draft, conflicts: [] },
  ];
  expect(new Set(changed.map(draftWords)).size).toBe(changed.length);
});
