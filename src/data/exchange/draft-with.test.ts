import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { storing } from '#src/data/database/storing.ts';
import { storedDraft } from '#src/data/drafts.ts';
import { madeUpDeal, signedInHere } from '#src/testing/here.ts';
import { draftFromPitch } from './draft-with.ts';

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

test('the eleventh highlight of a draft begun with another’s words is left out, and so is one without words', async () => {
  await signedInHere('entrepreneur');
  const highlights = Array.from({ length: 11 }, (_, at) => `Loom ${at}`);
  const draft = await storedDraft(await draftFromPitch(madeUpDeal({ highlights: [' ', ...highlights] })));
  expect(draft?.highlights.map(({ text }) => text)).toEqual(highlights.slice(0, 10));
});

test('where one part of a new draft is refused, nothing of it is kept or sent', async () => {
  const { db } = await signedInHere('entrepreneur');
  const pitch = madeUpDeal({ highlights: ['No debt', 'x'.repeat(201)] });
  const before = storing.getState().changes;
  await expect(draftFromPitch(pitch)).rejects.toThrow('at most 200 character');
  expect(await rowsOf(db, 'drafts').toArray()).toEqual([]);
  expect(await db.outbox.toArray()).toEqual([]);
  expect(storing.getState().changes).toEqual(before);
});
