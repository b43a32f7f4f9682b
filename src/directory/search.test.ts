import { expect, test, vi } from 'vitest';
import type { Investor } from '#sync/records/investor.ts';
import type { SearchQuery } from '#sync/search/search-query.ts';
import { searchUnitOf } from '#sync/search/search-unit-of.ts';
import { madeUpInvestor } from '#sync/testing/made-up-investor.ts';
import { Superseded, slices } from './pause.ts';
import { search } from './search.ts';

const blank: SearchQuery = { text: '', stage: '', type: '', country: '', roundSize: '', page: 1 };
const pause = slices(() => true);

const garden = [
  madeUpInvestor({
    id: 1,
    name: 'Marigold Ventures',
    globalHQ: '5 Sea Road, Mumbai',
    investmentThesis: 'Farm robots for monsoon crops',
  }),
  madeUpInvestor({
    id: 2,
    name: 'Blue Lotus Capital',
    globalHQ: 'Berlin, Germany',
    countriesOfInvestment: 'Nigeria,Kenya',
  }),
  madeUpInvestor({
    id: 3,
    name: 'Lotus Eaters',
    globalHQ: 'Blue Hill, Oslo',
    countriesOfInvestment: 'Niger',
  }),
  madeUpInvestor({
    id: 4,
    name: 'Élan Collective',
    globalHQ: 'Paris',
    investmentThesis: 'We back the marigold trade',
  }),
  ...Array.from({ length: 20 }, (_, at) =>
    madeUpInvestor({ id: 10 + at, name: `Granite Capital ${at}`, globalHQ: 'London' }),
  ),
];

async function ask(query: Partial<SearchQuery>, investors: Investor[] = garden) {
  const units = [await searchUnitOf(investors, pause)];
  const read = async (ids: number[]) => ids.flatMap((id) => investors.find((one) => one.id === id) ?? []);
  return search({ units, read }, { ...blank, ...query }, pause);
}

async function names(text: string) {
  return (await ask({ text })).investors.map(({ investor }) => investor.name);
}

test('a mistyped name finds its investor', async () => {
  for (const typed of ['marigld', 'mraigold', 'marigoldd', 'maregold ventures']) {
    expect((await names(typed))[0]).toBe('Marigold Ventures');
  }
});

test('a name typed without its space is found, mistyped too', async () => {
  expect((await names('bluelotus'))[0]).toBe('Blue Lotus Capital');
  expect((await names('bleulotuscapital'))[0]).toBe('Blue Lotus Capital');
});

test('of who stands on the page already is told what is known of them now, and who is gone', async () => {
  const units = [await searchUnitOf(garden, pause)];
  const read = async (ids: number[]) => garden.filter(({ id }) => ids.includes(id));
  const { stood } = await search({ units, read }, { ...blank, text: 'lotus' }, pause, [1, 3, 70]);
  expect(stood?.get(1)?.investor).toEqual(garden[0]);
  expect(stood?.get(3)?.ranges.name).toEqual([[0, 5]]);
  expect(stood?.get(70)).toBe(null);
});

test('a joined name with two typos is found', async () => {
  for (const typed of ['marrigolventures', 'granietcaptal', 'bllotuscapital'])
    expect((await ask({ text: typed })).total).toBeGreaterThan(0);
});

test('a joined name is found in whatever part of the directory it stands, among many that share a word of it', async () => {
  const others = Array.from({ length: 600 }, (_, at) =>
    madeUpInvestor({ id: 100 + at, name: `Granite Capital ${at}` }),
  );
  const units = [await searchUnitOf(others, pause), await searchUnitOf(garden, pause)];
  const read = async (ids: number[]) => garden.filter(({ id }) => ids.includes(id));
  const { investors } = await search({ units, read }, { ...blank, text: 'bllotuscapital' }, pause);
  expect(investors[0]?.investor.name).toBe('Blue Lotus Capital');
});

test('a mistyped name is found although other names happen to hold what was typed', async () => {
  const others = Array.from({ length: 12 }, (_, at) =>
    madeUpInvestor({ id: 50 + at, name: `Serikau${'abcdefghijkl'[at]} Ventures` }),
  );
  const meant = madeUpInvestor({ id: 90, name: 'Serrik Ventures' });
  const { investors } = await ask({ text: 'serik ventures', page: 2 }, [...others, meant]);
  const first = await ask({ text: 'serik ventures' }, [...others, meant]);
  const ids = [...first.investors, ...investors].map(({ investor }) => investor.id);
  expect(ids).toContain(90);
});

test.each([
  ['iot', 'Revenue is welcome but not needed'],
  ['tata', 'Data for dairies'],
])('“%s” is taken for no other short word', async (text, investmentThesis) => {
  const { total } = await ask({ text }, [
    madeUpInvestor({ id: 1, name: 'Serrik Ventures', investmentThesis }),
  ]);
  expect(total).toBe(0);
});

test('a short name with two letters swapped is found among many that share more with what was typed', async () => {
  const others = Array.from({ length: 300 }, (_, at) =>
    madeUpInvestor({ id: 50 + at, name: `Bra${(at + 700).toString(26)}oyai Ventures` }),
  );
  const meant = madeUpInvestor({ id: 900, name: 'Brayi Ventures' });
  const { investors } = await ask({ text: 'bryai ventures' }, [...others, meant]);
  expect(investors[0]?.investor.name).toBe('Brayi Ventures');
});

test('a mistyped name comes before those whose theses have a common word that is nearly it', async () => {
  const others = Array.from({ length: 60 }, (_, at) =>
    madeUpInvestor({ id: 50 + at, name: `Kriku Ventures`, investmentThesis: 'From seed to series B' }),
  );
  const meant = madeUpInvestor({ id: 200, name: 'Serrik Harbour Ventures' });
  const { investors } = await ask({ text: 'serik ventures' }, [...others, meant]);
  expect(investors[0]?.investor.name).toBe('Serrik Harbour Ventures');
});

test('a mistyped name is found although very many names hold what was typed, of which none begins so', async () => {
  const others = Array.from({ length: 60 }, (_, at) =>
    madeUpInvestor({ id: 50 + at, name: `Tambryaik${at} Ventures` }),
  );
  const meant = madeUpInvestor({ id: 200, name: 'Brayi Ventures' });
  const { investors } = await ask({ text: 'bryai ventures' }, [...others, meant]);
  expect(investors.map(({ investor }) => investor.name)).toContain('Brayi Ventures');
});

test('who says a phrase comes before who only has its words, also from the next page, and each is on one page', async () => {
  const having = Array.from({ length: 17 }, (_, at) =>
    madeUpInvestor({ id: 50 + at, investmentThesis: 'Looms that carry wool that carry boats' }),
  );
  const filler = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ');
  const saying = madeUpInvestor({ id: 90, investmentThesis: `${filler} looms that carry boats ${filler}` });
  const text = 'looms that carry boats';
  const idsOf = async (page: number) =>
    (await ask({ text, page }, [...having, saying])).investors.map(({ investor }) => investor.id);
  const [first, second] = [await idsOf(1), await idsOf(2)];
  expect(first[0]).toBe(90);
  expect(new Set([...first, ...second]).size).toBe(18);
});

test('accents need not be typed', async () => {
  expect(await names('elan')).toEqual(['Élan Collective']);
});

test('every word must be found, in any field and any order', async () => {
  expect((await names('berlin lotus'))[0]).toBe('Blue Lotus Capital');
  expect(await names('lotus quartz')).toEqual([]);
});

test('words side by side come before words apart', async () => {
  expect((await names('blue lotus'))[0]).toBe('Blue Lotus Capital');
});

test('words the other way round are found, and a phrase of a thesis by its words side by side', async () => {
  const theses = ['crops for monsoon robots', 'robots for monsoon crops', 'monsoon crops robots for'];
  const farms = theses.map((investmentThesis, at) =>
    madeUpInvestor({ id: at + 1, name: `Farm ${at}`, investmentThesis }),
  );
  const found = await ask({ text: 'robots for monsoon crops' }, farms);
  expect(found.total).toBe(3);
  expect(found.investors[0]?.investor.id).toBe(2);
  expect((await names('ventures marigold'))[0]).toBe('Marigold Ventures');
});

test('a word of a script without spaces is found inside a name', async () => {
  const found = await ask({ text: '莲' }, [madeUpInvestor({ id: 1, name: '蓝莲花资本' })]);
  expect(found.total).toBe(1);
});

test('a name comes before a mention in a thesis', async () => {
  expect(await names('marigold')).toEqual(['Marigold Ventures', 'Élan Collective']);
});

test('a part of a word is found', async () => {
  expect(await names('onsoon')).toContain('Marigold Ventures');
});

test('India finds an address in Mumbai that leaves the country out', async () => {
  expect(await names('india')).toContain('Marigold Ventures');
});

test('the total counts all matches, pages of nine show each once', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => ask({ text: 'granite', page })));
  expect(pages.map(({ total }) => total)).toEqual([20, 20, 20, 20]);
  expect(pages.map(({ investors }) => investors.length)).toEqual([9, 9, 2, 0]);
  expect(new Set(pages.flatMap(({ investors }) => investors.map(({ investor }) => investor.id))).size).toBe(
    20,
  );
});

test('the pages of a filter that few of many match show each once, in the order of their ids', async () => {
  const ids = [
    ...Array.from({ length: 8 }, (_, at) => at + 1),
    40,
    41,
    70,
    100,
    101,
    102,
    140,
    180,
    181,
    300,
  ];
  const sparse = Array.from({ length: 320 }, (_, at) =>
    madeUpInvestor({ id: at + 1, countriesOfInvestment: ids.includes(at + 1) ? 'Kenya' : 'Niger' }),
  );
  const pages = await Promise.all([1, 2, 3].map((page) => ask({ country: 'Kenya', page }, sparse)));
  expect(pages.map(({ total }) => total)).toEqual([18, 18, 18]);
  expect(pages.flatMap(({ investors }) => investors.map(({ investor }) => investor.id))).toEqual(ids);
});

test('the pages of one query show each once, however fast the device is from one page to the next', async () => {
  const alike = Array.from({ length: 60 }, (_, at) =>
    madeUpInvestor({
      id: at + 1,
      name: `${'Upper '.repeat(at % 3)}Granite${'s'.repeat(at % 5)} ${'Fund '.repeat(at % 4)}`,
      investmentThesis: at % 7 === 0 ? 'Granite first' : 'Quarries, and after some time granite',
    }),
  );
  const found: number[] = [];
  for (let page = 1; page <= 7; page++) {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += page % 2 === 0 ? 20 : 0));
    const { investors } = await ask({ text: 'granite', page }, alike);
    clock.mockRestore();
    found.push(...investors.map(({ investor }) => investor.id));
  }
  expect(new Set(found).size).toBe(60);
});

test('what matched is marked, also in a mistyped word', async () => {
  const [first] = (await ask({ text: 'mari' })).investors;
  expect(first?.ranges.name).toEqual([[0, 4]]);
  const [mistyped] = (await ask({ text: 'marigld' })).investors;
  expect(mistyped?.ranges.name).toEqual([[0, 8]]);
});

test('text and filters narrow together', async () => {
  expect(
    (await ask({ text: 'lotus', country: 'Kenya' })).investors.map(({ investor }) => investor.id),
  ).toEqual([2]);
});

test('a search nobody waits for any more stops', async () => {
  let wanted = true;
  const impatient = slices(() => wanted);
  wanted = false;
  const long = Date.now() + 40;
  while (Date.now() < long);
  await expect(searchUnitOf(garden, impatient)).rejects.toThrow(Superseded);
});

test('the name a place goes by in a record is marked where another one was typed', async () => {
  const told = {
    globalHQ: 'Austin, United States',
    investmentThesis: 'With us in united teams of the United States',
  };
  const firm = madeUpInvestor({ id: 1, name: 'Teal', ...told });
  const [found] = (await ask({ text: 'usa' }, [firm])).investors;
  expect(found?.ranges.globalHQ).toEqual([
    [8, 14],
    [15, 21],
  ]);
  expect(found?.ranges.investmentThesis).toEqual([
    [31, 37],
    [38, 44],
  ]);
});
