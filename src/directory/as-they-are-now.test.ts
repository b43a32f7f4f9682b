import { expect, test } from 'vitest';
import type { Investor } from '#sync/records/investor.ts';
import { searchUnitOf } from '#sync/search/search-unit-of.ts';
import { madeUpInvestor } from '#sync/testing/made-up-investor.ts';
import { asTheyAreNow } from './as-they-are-now.ts';
import { type Held, nothingHeld } from './held.ts';
import { masked } from './masks.ts';
import { slices } from './pause.ts';

const base = [1, 2, 3].map((id) => madeUpInvestor({ id, name: `Granite ${id}` }));
const changed = madeUpInvestor({ id: 2, name: 'Basalt' });

/** A base, and a change of it in which the third is gone. */
async function known(ids: number[], held: Held | null) {
  const pause = slices(() => true);
  const unitOf = (investors: Investor[]) => searchUnitOf(investors, pause);
  const units = masked([
    { unit: await unitOf([changed]), removed: [3] },
    { unit: await unitOf(base), removed: [] },
  ]);
  const read = async (some: number[]) =>
    some.flatMap((id) => [changed, ...base].find((investor) => investor.id === id) ?? []);
  return asTheyAreNow({ units, read, held }, ids);
}

test('who is on the page is known as they are now, and who is gone is known to be', async () => {
  expect(await known([3, 2, 1, 7], null)).toEqual(
    new Map([
      [1, base[0]],
      [2, changed],
      [3, null],
      [7, null],
    ]),
  );
});

test('of whom nothing has arrived nothing is said', async () => {
  expect(await known([3, 7], nothingHeld)).toEqual(new Map([[3, null]]));
});
