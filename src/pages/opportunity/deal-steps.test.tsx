import { afterEach, expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { noteFound } from '#src/pages/explore/note-found.ts';
import { useTypedTools } from '#src/state/typed-tools.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpDeal, nobodyHere } from '#src/testing/here.ts';
import { linksOf } from '#src/testing/words-of.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { OpportunityPage } from './opportunity-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const named = (title: string, day: number, industry = 'Technology') =>
  madeUpDeal({ title, industry, createdAt: `2026-03-0${day}T09:00:00.000Z` });
const [last, middle, other, first] = [
  named('Lantern Looms', 1),
  named('Tide Mills', 2),
  named('Paper Kites', 3, 'EdTech'),
  named('Salt Ledger', 4),
] as const;

/** The page of a deal, after Explore found some. A store that is drawn without a browser shows what it began with. */
async function pageOf({ id }: Opportunity, found: Opportunity[], query = ''): Promise<string> {
  await rowsOf(await nobodyHere(), 'opportunities').bulkPut([last, middle, other, first]);
  noteFound(found, query);
  Object.assign(useTypedTools.getInitialState(), useTypedTools.getState());
  return drawScreen(<OpportunityPage id={id} />, { path: `/investment/${id}` });
}

const steps = (page: string) =>
  [
    ...page.matchAll(
      /aria-label="((?:Previous|Next): [^"]*)"[^>]*href="([^"]*)"|href="([^"]*)"[^>]*aria-label="((?:Previous|Next): [^"]*)"/g,
    ),
  ].map(([, before = '', beforeHref = '', href = '', after = '']) => [before || after, beforeHref || href]);

afterEach(() => {
  Object.assign(useTypedTools.getInitialState(), { found: undefined });
});

test('a deal leads to the one before and the one after it, in the order of Explore, and says where it stands', async () => {
  const page = await pageOf(middle, [first, other, middle, last]);
  expect(page).toContain('3 of 4');
  expect(steps(page)).toEqual([
    ['Previous: Paper Kites', `/investment/${other.id}`],
    ['Next: Lantern Looms', `/investment/${last.id}`],
  ]);
  expect(linksOf(page)).toContainEqual(['Next: Lantern Looms', `/investment/${last.id}`]);
});

test('of what was asked for on Explore: the list that one comes back to is that one', async () => {
  const page = await pageOf(middle, [first, middle, last], 'industry=Technology');
  expect(page).toContain('2 of 3');
  expect(steps(page).map(([label]) => label)).toEqual(['Previous: Salt Ledger', 'Next: Lantern Looms']);
  expect(linksOf(page)).toContainEqual(['All opportunities', '/explore?industry=Technology']);
});

test('a deal that was not among what was found leads to all, and to no other', async () => {
  const page = await pageOf(other, [first, middle, last], 'industry=Technology');
  expect(steps(page)).toEqual([]);
  expect(linksOf(page)).toContainEqual(['All opportunities', '/explore']);
});

test('one that has left the market meanwhile is passed over', async () => {
  const gone = [named('Gone Kilns', 5), named('Gone Looms', 6)] as const;
  const page = await pageOf(middle, [first, gone[0], middle, gone[1], last]);
  expect(steps(page).map(([label]) => label)).toEqual(['Previous: Salt Ledger', 'Next: Lantern Looms']);
});

test('at the end nothing comes next', async () => {
  const page = await pageOf(last, [first, other, middle, last]);
  expect(page).toContain('4 of 4');
  expect(page).not.toContain('Next: ');
});
