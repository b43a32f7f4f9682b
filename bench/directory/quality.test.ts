import { expect, test } from 'vitest';
import { foundPage } from '#src/directory/found-page.ts';
import { slices } from '#src/directory/pause.ts';
import { searchUnitOf } from '#sync/search/search-unit-of.ts';
import { madeUpInvestors } from './made-up.ts';
import { type QueryClass, queriesFrom, queryClasses } from './queries.ts';

const records = 4_000;
const ofEachClass = 20;
const pause = slices(() => true);

/** How often the record that a query was made from is among the first nine. Phrases of common words are in many theses. */
const atLeast: Record<QueryClass, number> = {
  name: 20,
  typo: 20,
  prefix: 20,
  'two words': 20,
  city: 20,
  phrase: 16,
  joined: 19,
};

test('the wanted record is among the first nine, in every class of queries', async () => {
  const investors = madeUpInvestors(records, 11);
  // Two units: what stands in one of them must not weigh more than what stands in the other.
  const units = [
    await searchUnitOf(investors.slice(0, 2_500), pause),
    await searchUnitOf(investors.slice(2_500), pause),
  ];
  const read = async (ids: number[]) => ids.flatMap((id) => investors[id - 1] ?? []);
  const found = new Map<QueryClass, number>();
  for (const { kind, text, wanted } of queriesFrom(investors, ofEachClass * queryClasses.length, 12)) {
    const query = { text, stage: '', type: '', country: '', roundSize: '', page: 1 };
    const page = await foundPage({ units, read }, query, pause);
    if (page.investors.some(({ id }) => id === wanted)) found.set(kind, (found.get(kind) ?? 0) + 1);
  }
  for (const kind of queryClasses) {
    expect(found.get(kind) ?? 0, kind).toBeGreaterThanOrEqual(atLeast[kind]);
  }
}, 60_000);
