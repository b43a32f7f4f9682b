import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { beginTrip } from '#src/data/trip.ts';
import { contentsOf, tripRows, tripState } from '#src/data/trip-contents.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { signedInHere } from '#src/testing/here.ts';
import { KeptTrip } from './kept-trip.tsx';

test('while it is looked up what of a trip is here, nobody says that something is missing for want of a network', async () => {
  const { db } = await signedInHere('investor');
  await beginTrip(14, { part: 'everything' }, Date.now());
  const contents = contentsOf(await tripRows(db), await tripState(db));
  const { trip } = contents;
  if (!trip) throw new Error('No trip');
  const shown = await drawScreen(<KeptTrip contents={contents} trip={trip} onEnded={undefined} />, {
    facts: { connection: 'offline' },
  });
  expect(shown).toContain('Keep 14 days longer');
  expect(shown).not.toContain('There is no network.');
});
