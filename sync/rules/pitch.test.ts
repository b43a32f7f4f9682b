import { expect, test } from 'vitest';
import { createDraft } from '../mutations/draft.ts';
import { pitchFaults } from './pitch.ts';

const complete = {
  title: 'Lantern Looms',
  description: 'Looms that run on rain.',
  industry: 'Technology',
  stage: 'Seed',
  location: 'Surat, India',
  currency: 'INR',
  totalRequired: '25 lakh',
  minInvestment: '50000',
  conflicts: [],
};

test('amounts are of a currency: a pitch without one is not submitted', () => {
  expect(pitchFaults(complete)).toEqual([]);
  for (const currency of ['', '1$2', 'inr', 'RUPEE'])
    expect(pitchFaults({ ...complete, currency })).toMatchObject([
      { code: 'missing-information', field: 'currency' },
    ]);
});

test('no draft is begun in what is no currency', () => {
  const draftId = '01900000-0000-7000-8000-000000000001';
  expect(createDraft.args.safeParse({ draftId, currency: 'USD' }).success).toBe(true);
  for (const currency of ['', '1$2', 'inr'])
    expect(createDraft.args.safeParse({ draftId, currency }).success).toBe(false);
});
