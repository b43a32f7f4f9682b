import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { beginTrip } from '#src/data/trip.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { signedInHere } from '#src/testing/here.ts';
import { wordsOf } from '#src/testing/words-of.ts';
import { TripPanel } from './trip-panel.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const day = 86_400_000;

test.each([
  ['that goes on is named, and how it stands once that is known', 0, 'Your trip'],
  ['that is over says so, before its files make room for newer ones', 15 * day, 'This trip is over'],
])('on its line a trip %s', async (_, ago, line) => {
  await signedInHere('investor');
  await beginTrip(14, { part: 'everything' }, Date.now() - ago);
  const shown = await drawScreen(<TripPanel isFolded />);
  expect(wordsOf(shown, 'summary')).toEqual([line]);
  // What takes long to read waits until it is asked for.
  expect(shown).not.toContain('Keep 14 days longer');
});
