import { expect, test } from 'vitest';
import { newId } from '../ids.ts';
import type { Context, Rows } from '../mutation.ts';
import { submitPitch } from './opportunity.ts';

const context: Context = { userId: newId(), clientId: newId(), now: '2026-03-01T09:00:00.000Z', id: newId() };

test('a highlight that two devices have added stands in the pitch once', () => {
  const draft = {
    id: newId(),
    title: 'Lantern Looms',
    industry: 'Technology',
    stage: 'Seed',
    location: 'Surat',
    description: 'Looms that run on rain.',
    currency: 'INR',
    totalRequired: '25 lakh',
    minInvestment: '50k',
    highlights: ['Forty looms', 'Two patents', 'Forty looms'].map((text) => ({ id: newId(), text })),
    conflicts: [],
    submittedAs: null,
  };
  const founder = { id: context.userId, userType: 'entrepreneur', fullName: 'Tara Menon' };
  const stored = new Map<string, unknown>([
    ['accounts', founder],
    ['drafts', draft],
  ]);
  const rows: Rows = { get: (table) => stored.get(table) as never }; // stored under its own table
  const args = { draftId: draft.id, opportunityId: newId(), accuracyConfirmed: true } as const;
  expect(submitPitch.change(rows, args, context)).toMatchObject([
    { table: 'opportunities', row: { highlights: ['Forty looms', 'Two patents'] } },
    { table: 'drafts' },
  ]);
});
