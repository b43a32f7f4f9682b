import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpDeal, signedInHere } from '#src/testing/here.ts';
import { SimilarOpportunities } from './similar-opportunities.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));
vi.mock('#src/lazy-part.tsx', () => import('#src/testing/part-at-once.tsx'));

test('what is like a deal can be put on the shortlist from its card, as everywhere', async () => {
  const { db } = await signedInHere('investor');
  const deal = madeUpDeal();
  await rowsOf(db, 'opportunities').bulkPut([deal, madeUpDeal({ title: 'Tide Mills' })]);
  expect(await drawScreen(<SimilarOpportunities to={deal} />)).toContain(
    'aria-label="Shortlist: Tide Mills"',
  );
});
