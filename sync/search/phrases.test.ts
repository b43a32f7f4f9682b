import { expect, test } from 'vitest';
import { madeUpInvestor } from '../testing/made-up-investor.ts';
import {
  addNeighbours,
  countNeighbours,
  hasNeighbours,
  longsOfNeighbours,
  neighbourBits,
} from './neighbours.ts';
import { unpaused } from './pause.ts';
import { searchIds } from './search-ids.ts';
import { searchUnitOf } from './search-unit-of.ts';

async function found(theses: string[], text: string): Promise<number[]> {
  const investors = theses.map((investmentThesis, at) => madeUpInvestor({ id: at + 1, investmentThesis }));
  const query = { text, stage: '', type: '', country: '', roundSize: '', page: 1 };
  return (await searchIds([await searchUnitOf(investors, async () => {})], query, async () => {})).ids;
}

const filler = (count: number, at: number) =>
  Array.from({ length: count }, (_, n) => `word${at}x${n}`).join(' ');

test('who says a common phrase is on the first page, beside many who have its pairs here and there', async () => {
  const scattered = Array.from(
    { length: 300 },
    (_, at) => `${filler(6, at)} founders who build the ${filler(2, at)} build software for ${filler(4, at)}`,
  );
  const saying = `${filler(12, 999)} founders who build the software for`;
  expect(await found([...scattered, saying], 'who build the software for')).toContain(301);
});

test.each([
  'Granite Harbour Seed Partners',
  'Granite Harbour Early Stage Growth Partners',
  'The Granite Harbour Early Stage Growth Equity Partners Fund',
])('who is called %s comes before who says so in a short thesis', async (name) => {
  const thesis = `${name} leads our rounds ${filler(4, 1)}`;
  const investors = [
    madeUpInvestor({ id: 1, name: 'Quartz Bay', investmentThesis: thesis }),
    madeUpInvestor({ id: 2, name, investmentThesis: filler(20, 2) }),
    ...Array.from({ length: 300 }, (_, at) =>
      madeUpInvestor({ id: at + 3, name: `Teal ${at} Partners`, investmentThesis: filler(20, at + 3) }),
    ),
  ];
  const query = { text: name, stage: '', type: '', country: '', roundSize: '', page: 1 };
  const { ids } = await searchIds([await searchUnitOf(investors, async () => {})], query, async () => {});
  expect(ids.slice(0, 2)).toEqual([2, 1]);
});

test('a thesis whose neighbours only share the bit of the typed words is not taken for one that says them', async () => {
  const { twos } = neighbourBits(['marigold', 'ventures']);
  const sharing = Array.from({ length: 10_000 }, (_, at) => ['looms', `wool${at}`]).find(
    (words) => neighbourBits(words).twos[0] === twos[0],
  );
  const investors = ['looms wool', sharing?.join(' ') ?? ''].map((investmentThesis, at) =>
    madeUpInvestor({ id: at + 1, name: 'Marigold Ventures', investmentThesis }),
  );
  const query = { text: 'marigold ventures', stage: '', type: '', country: '', roundSize: '', page: 1 };
  expect((await searchIds([await searchUnitOf(investors, unpaused)], query, unpaused)).ids).toEqual([1, 2]);
});

test('of those who say a phrase, who says little else comes first', async () => {
  const theses = [50, 5, 25].map((count, at) => `we lead rounds in looms ${filler(count, at)}`);
  expect(await found(theses, 'we lead rounds in looms')).toEqual([2, 3, 1]);
});

test('a phrase of four words is told from the same words otherwise', () => {
  const neighbours = new Uint32Array(longsOfNeighbours);
  addNeighbours(neighbours, 0, ['seed', 'to', 'series', 'a']);
  const isThere = (text: string) => {
    const { twos, threes } = neighbourBits(text.split(' '));
    return [...twos, ...threes].every((bit) => hasNeighbours(neighbours, 0, bit));
  };
  expect(isThere('to series a')).toBe(true);
  expect(isThere('a series to seed')).toBe(false);
  expect(countNeighbours(neighbours, 0)).toBe(5);
});
