import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { madeUpDeal, signedInHere } from '#src/testing/here.ts';
import { draftFromPitch } from './draft-with.ts';
import { storedDraft } from './drafts.ts';

globalThis.localStorage ??= Object.assign(Object.create(null), { getItem: () => null, removeItem() {} });

test('a pitch whose round is over lives on in a new draft, word for word and in its own currency', async () => {
  const { userId } = await signedInHere('entrepreneur');
  const pitch = madeUpDeal({
    founderId: userId,
    status: 'withdrawn',
    currency: 'USD',
    highlights: ['Forty looms at work', 'No debt'],
  });
  const draft = await storedDraft(await draftFromPitch(pitch));
  const { title, industry, stage, location, description } = pitch;
  expect(draft).toMatchObject({
    ownerId: userId,
    title,
    industry,
    stage,
    location,
    description,
    currency: 'USD',
    totalRequired: String(pitch.totalRequired),
    minInvestment: String(pitch.minInvestment),
    submittedAs: null,
  });
  expect(draft?.highlights.map(({ text }) => text)).toEqual(['Forty looms at work', 'No debt']);
});
