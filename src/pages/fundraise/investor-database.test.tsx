import { beforeEach, expect, test, vi } from 'vitest';
import type { useInvestor } from '#src/directory/use-investor.ts';
import type { InvestorSearch } from '#src/directory/use-investor-search.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { linksOf, readable, wordsOf } from '#src/testing/words-of.ts';
import { madeUpInvestor } from '#sync/testing/made-up-investor.ts';
import { InvestorDialog } from './investor-database/investor-dialog.tsx';
import { InvestorDatabase } from './investor-database.tsx';
import { InvestorLists } from './investor-lists.tsx';

const device = vi.hoisted(() => ({ search: {} as unknown, investor: undefined as unknown })); // both are told before they are shown
vi.mock('#src/directory/use-investor-search.ts', () => ({ useInvestorSearch: () => device.search }));
vi.mock('#src/directory/use-server-search.ts', () => ({ useServerSearch: () => ({ at: 'unasked' }) }));
vi.mock('#src/directory/use-investor.ts', () => ({ useInvestor: () => device.investor }));
vi.mock('#src/lazy-part.tsx', () => {
  const part = () => Object.assign(() => null, { fetchAhead: () => undefined });
  return { lazyPart: part, unhurriedPart: part };
});
vi.mock('#src/pages/storage/kept-part-choice.tsx', () => ({ KeptPartChoice: () => null }));
vi.mock('#src/pages/approaches/add-to-list.tsx', () => ({ AddToList: () => null }));
vi.mock('./investor-database/report-listing.tsx', () => ({ ReportListing: () => null }));

function isSearched(told: Partial<InvestorSearch>): void {
  device.search = {
    state: 'ready',
    total: 0,
    investors: [],
    countries: [],
    progress: 1,
    held: null,
    takeBetter: null,
    ...told,
  };
}
beforeEach(() => isSearched({}));

const shown = (search = '') => drawScreen(<InvestorDatabase />, { path: '/fundraise', search });

test('while the database is read it says so', async () => {
  isSearched({ state: 'loading', progress: 0.4 });
  expect(readable(await shown())).toContain('Loading investor database...40%');
});

test('where it cannot be read it says what to do', async () => {
  isSearched({ state: 'fault' });
  const page = await shown();
  expect(readable(page)).toContain('Unable to load investor database. Please refresh the page.');
  expect(wordsOf(page, 'button')).toContain('Retry');
});

test('where nobody matches, all filters can be cleared', async () => {
  const page = await shown('q=quartz&stage=Seed');
  expect(readable(page)).toContain('No investors found');
  expect(wordsOf(page, 'button')).toContain('Clear All Filters');
});

test('on a phone the filters stand behind a button that says how many are set', async () => {
  expect(await shown('q=quartz')).toMatch(
    /<button[^>]*aria-expanded="false"[^>]*>(?:<svg.*?<\/svg>)?Filters<\/button>/,
  );
  expect(wordsOf(await shown('stage=Seed&country=India&q=quartz&page=2'), 'button')).toContain('Filters (2)');
});

test('nine stand on a page, and the rest behind page buttons', async () => {
  const investors = Array.from({ length: 9 }, (_, at) => ({
    investor: madeUpInvestor({ id: at + 1, name: `Granite ${at + 1}` }),
    ranges: { name: [], globalHQ: [], investmentThesis: [] },
  }));
  isSearched({ total: 91, investors });
  const page = await shown('page=2');
  expect(readable(page)).toContain('91 investors found');
  expect(readable(page)).toContain('Page 2 of 11');
  expect(wordsOf(page, 'h3')).toEqual(investors.map(({ investor }) => investor.name));
});

test('what was found is marked, also where it stands behind the preview of a thesis', async () => {
  const thesis = `${'Backs founders early and stays with them. '.repeat(4)}Looks for climate in Kerala.`;
  const start = thesis.indexOf('climate');
  const ranges = { globalHQ: [], investmentThesis: [[start, start + 7]] };
  const found = (name: string, inName: number[][]) => ({
    investor: madeUpInvestor({ id: name.length, name, investmentThesis: thesis }),
    ranges: { ...ranges, name: inName },
  });
  isSearched({ total: 2, investors: [found('Granite', []), found('Climate Works', [[0, 7]])] as never });
  const page = await shown('q=climate');
  expect(wordsOf(page, 'mark')).toEqual(['climate', 'Climate']);
  expect(readable(page)).toContain('…early and stays with them. Looks for climate in Kerala.');
});

test('better matches that have arrived are offered, and only then', async () => {
  const offered = async () => wordsOf(await shown('q=granite'), 'button').includes('Show better matches');
  isSearched({ total: 91 });
  expect(await offered()).toBe(false);
  isSearched({ total: 91, takeBetter: () => {} });
  expect(await offered()).toBe(true);
});

test('no more can be typed than is looked for', async () => {
  expect(await shown()).toMatch(/<input[^>]*aria-label="Search investors"[^>]*maxlength="500"/i);
});

const opened = (investor: ReturnType<typeof useInvestor>) => {
  device.investor = investor;
  return drawScreen(<InvestorDialog id={7} onClose={() => {}} onAdvice={() => {}} />);
};

test('an investor that is opened leads to their website, where they have one', async () => {
  const lotus = madeUpInvestor({ id: 7, name: 'Blue Lotus', website: 'https://lotus.example' });
  expect(linksOf(await opened(lotus))).toContainEqual(['Visit Website', 'https://lotus.example/']);
  expect(readable(await opened({ ...lotus, website: '' }))).not.toContain('Visit Website');
});

test('of an investor that is not there it is said whether nobody has that number, or the server cannot be asked', async () => {
  const nobody = readable(await opened('nobody'));
  expect(nobody).toContain('This investor is not in the database.');
  expect(nobody).not.toContain('this device');
  expect(readable(await opened('unheard'))).toContain(
    'This investor is not kept on this device, and the server cannot be asked now. Please open it again once there is a network.',
  );
});

test('there are as many lists to open as their title says, each another one', async () => {
  const page = await drawScreen(<InvestorLists />, { path: '/fundraise' });
  expect(wordsOf(page, 'h2')).toEqual(['100+ investor lists']);
  const addresses = linksOf(page).map(([, address]) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.length).toBeGreaterThanOrEqual(100);
});
