import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { madeUpInvestor } from '#sync/testing/made-up-investor.ts';
import { bestInvestors } from './best-investors.ts';
import { searchIndex } from './search-index.ts';

vi.mock('./search-client.ts', () => ({ startSearch() {}, searchInvestors: async () => null }));
afterEach(() => vi.unstubAllGlobals());

const perPage = 9;
const ranges = { name: [], globalHQ: [], investmentThesis: [] };

/** A directory in which so many investors hold a text. `asked` keeps what was searched. */
function directoryOf(holding: Record<string, number[]>) {
  const asked: string[] = [];
  const search = async ({ text, page }: { text: string; page: number }) => {
    asked.push(`${text} ${page}`);
    const ids = holding[text] ?? [];
    const shown = ids.slice((page - 1) * perPage, page * perPage);
    return {
      total: ids.length,
      investors: shown.map((id) => ({ investor: madeUpInvestor({ id }), ranges })),
    };
  };
  return { asked, search };
}

const upTo = (count: number, from = 1) => Array.from({ length: count }, (_, at) => from + at);

test('those that hold every word come before those that hold one', async () => {
  const { search } = directoryOf({ 'fintech mumbai': [7], fintech: [1, 7], mumbai: [2, 7] });
  const { investors: found } = await bestInvestors('Who are the investors for fintech in Mumbai?', 100, {
    search,
  });
  expect(found.map(({ id }) => id)).toEqual([7, 1, 2]);
});

test('single words give a page each in turn, and never more than are wanted', async () => {
  const { search } = directoryOf({ solar: upTo(50), boats: upTo(50, 101) });
  const { investors: found } = await bestInvestors('solar boats', 20, { search });
  expect(found).toHaveLength(20);
  expect(found.filter(({ id }) => id > 100)).toHaveLength(9);
});

test('where every word is found often enough, no more is read than is wanted', async () => {
  const { asked, search } = directoryOf({ 'solar boats': upTo(300) });
  expect((await bestInvestors('solar boats', 100, { search })).investors).toHaveLength(100);
  expect(asked).toHaveLength(12);
});

test('where fewer can be read than were counted, each page is asked for once, and what could be read is answered', async () => {
  const { asked, search } = directoryOf({ solar: upTo(20) });
  const counted = async (query: { text: string; page: number }) => {
    const { total, investors } = await search(query);
    return { total, investors: query.page === 2 ? [] : investors };
  };
  expect((await bestInvestors('solar', 100, { search: counted })).investors).toHaveLength(11);
  expect(asked).toEqual(['solar 1', 'solar 2', 'solar 3']);
});

test('what is asked in Hindi is looked for in English, and amounts are not looked for as words', async () => {
  const { asked, search } = directoryOf({});
  await bestInvestors('शिक्षा up to $500k', 100, { search });
  expect(new Set(asked)).toEqual(new Set(['education 1']));
});

test('a question without a word of its own asks for nobody', async () => {
  const { asked, search } = directoryOf({});
  const found = await bestInvestors('who would invest in my startup', 100, { search });
  expect(found).toEqual({ investors: [], isSearched: true });
  expect(asked).toEqual([]);
});

describe('where a question names a cheque', () => {
  /** A directory that finds, by word and round size, investors who write cheques of so many dollars, each its id. */
  function chequesOf(holding: Record<string, number[]>) {
    const asked: string[] = [];
    const search = async ({ text, roundSize, page }: { text: string; roundSize: string; page: number }) => {
      asked.push(`${text} ${roundSize}`.trim());
      const cheques = holding[`${text} ${roundSize}`.trim()] ?? [];
      const shown = cheques.slice((page - 1) * perPage, page * perPage).map((cheque) => {
        const amount = `${cheque}`;
        return madeUpInvestor({ id: cheque, firstChequeMinimum: amount, firstChequeMaximum: amount });
      });
      return { total: cheques.length, investors: shown.map((investor) => ({ investor, ranges })) };
    };
    return { asked, search };
  }

  test('without a word beside it, those are found who write such', async () => {
    const { asked, search } = chequesOf({ '0-100k': [50_000, 20_000], '100k-500k': [100_000] });
    const found = await bestInvestors('investors under $25k', 100, { search });
    expect(found.investors.map(({ id }) => id)).toEqual([20_000]);
    expect(asked).toEqual(['0-100k']);
    expect(await bestInvestors('cheques above $90k', 100, { search })).toMatchObject({
      investors: [{ id: 100_000 }],
      isSearched: true,
    });
  });

  test('what is raised in the whole is no cheque', async () => {
    const { asked, search } = chequesOf({ fintech: [50_000], 'fintech 1m-5m': [2_000_000] });
    const question = 'We are raising at least $2 million for fintech, who would invest?';
    const found = await bestInvestors(question, 100, { search });
    expect(found.investors.map(({ id }) => id)).toEqual([50_000]);
    expect(asked).toEqual(['fintech']);
  });

  test('words are enough where deals may be asked for, too, and amounts choose where there is none', async () => {
    const { asked, search } = chequesOf({ fintech: [50_000], '0-100k': [20_000, 90_000] });
    const found = async (question: string) =>
      (await bestInvestors(question, 100, { areWordsEnough: true, search })).investors.map(({ id }) => id);
    expect(await found('fintech over $5 million')).toEqual([50_000]);
    expect(await found('investors under $25k')).toEqual([20_000]);
    expect(asked).toEqual(['fintech', '0-100k']);
  });

  test('nobody takes a place who writes no such cheque, and what it is called is no word to look for', async () => {
    const { asked, search } = chequesOf({
      'india 0-100k': [...upTo(30, 30_000), ...upTo(5, 10_000)],
      'write 0-100k': [1_000],
    });
    const question = 'investors in India who write cheques under $20k';
    expect((await bestInvestors(question, 5, { search })).investors.map(({ id }) => id)).toEqual(
      upTo(5, 10_000),
    );
    expect(new Set(asked)).toEqual(new Set(['india 0-100k']));
  });

  test('a cheque between two is looked for where both are kept', async () => {
    const { asked, search } = chequesOf({});
    await bestInvestors('cheques above $200k and below $600k', 100, { search });
    expect(asked).toEqual(['100k-500k', '500k-1m']);
  });

  test('however many write no such cheque, the directory is not read to its end', async () => {
    const { asked, search } = chequesOf({ '5m+': upTo(9_000, 6_000_000) });
    await bestInvestors('cheques above $90m', 100, { search });
    expect(asked.length).toBeLessThan(50);
  });
});

test('a directory that cannot be searched is told apart from one in which nothing was found', async () => {
  const { search } = directoryOf({});
  expect(await bestInvestors('solar boats', 100, { search })).toEqual({ investors: [], isSearched: true });
  const nobody = async () => null;
  expect(await bestInvestors('solar boats', 100, { search: nobody })).toEqual({
    investors: [],
    isSearched: false,
  });
});

describe('where the directory is not on this device', () => {
  beforeEach(() => {
    searchIndex.setState({ at: 'empty' }, true);
    vi.stubGlobal('navigator', { onLine: true });
  });

  /** A server that finds one investor for every word. Answers what it was asked. */
  function serverOf(investors = [madeUpInvestor({ id: 7 })]) {
    const asked: URLSearchParams[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(new URLSearchParams(address.split('?')[1]));
      return Response.json({ investors, total: investors.length });
    });
    return asked;
  }

  test('the server is asked for them', async () => {
    const asked = serverOf();
    const { investors, isSearched } = await bestInvestors('solar', 100);
    expect(investors.map(({ id }) => id)).toEqual([7]);
    expect(isSearched).toBe(true);
    expect(asked.map((query) => [query.get('q'), query.get('first')])).toEqual([['solar', '0']]);
  });

  test('who looks on the device alone asks no server', async () => {
    const asked = serverOf();
    expect(await bestInvestors('solar', 100, { mayAskServer: false })).toEqual({
      investors: [],
      isSearched: false,
    });
    expect(asked).toEqual([]);
  });

  test('a server that does not answer is not asked again for the other words', async () => {
    let asked = 0;
    vi.stubGlobal('fetch', async () => {
      asked += 1;
      throw new TypeError('Failed to fetch');
    });
    expect(await bestInvestors('solar boats', 100)).toEqual({ investors: [], isSearched: false });
    expect(asked).toBe(1);
  });
});
