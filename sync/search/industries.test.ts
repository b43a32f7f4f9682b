import { expect, test } from 'vitest';
import { industries } from '../catalog.ts';
import { industryNames } from '../industries/industry-names.ts';
import { madeUpInvestor } from '../testing/made-up-investor.ts';
import { foldedWords } from './fold.ts';
import { unpaused } from './pause.ts';
import { searchIds } from './search-ids.ts';
import { searchUnitOf } from './search-unit-of.ts';

/** The numbers of those that a text finds, best first. */
async function found(text: string, told: { name?: string; globalHQ?: string; investmentThesis?: string }[]) {
  const investors = told.map((one, at) =>
    madeUpInvestor({ id: at, name: 'Quartz Bay', globalHQ: '', investmentThesis: '', ...one }),
  );
  const query = { text, stage: '', type: '', country: '', roundSize: '', page: 1 };
  return (await searchIds([await searchUnitOf(investors, unpaused)], query, unpaused)).ids;
}

const theses = (...texts: string[]) => texts.map((investmentThesis) => ({ investmentThesis }));

test('each industry of the catalogue stands first in a line, and no name leads to two', () => {
  const lines = industryNames.trim().split('\n');
  const names = lines.map((line) => (line.split(':')[0] ?? '').split(',').map(called));
  expect(names.map(([first]) => first)).toEqual(industries.map(called));
  const all = names.flat();
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
});

test('AI finds who is about it, not who is in Buenos Aires or gives aid', async () => {
  const firms = [
    { globalHQ: 'Buenos Aires, Argentina' },
    ...theses('First aid', 'Machine learning for farms', 'AI infrastructure', 'A machine for learning'),
  ];
  expect(await found('AI', firms)).toEqual([3, 2]);
});

test('what an industry is called comes before what belongs to it, and a name before both', async () => {
  const firms = [...theses('Language models', 'Artificial intelligence'), { name: 'AI Angels' }];
  expect(await found('ai', firms)).toEqual([2, 1, 0]);
});

test.each([
  ['MedTech', 'Medical technology and diagnostics', 'Edtech'],
  ['PetTech', 'Pet care', 'Edtech'],
  ['IoT', 'Internet of things', 'Biotech for a patriot'],
  ['E-commerce', 'Ecommerce', 'Everything in rural commerce'],
  ['Future of Work', 'Work tech', 'The future of those who work'],
  ['XR', 'Spatial computing', 'Exercise'],
  ['DeepTech', 'Deep tech', 'Fintech'],
])('%s finds “%s”, and not “%s”', async (industry, meant, other) => {
  expect(await found(industry, theses(other, meant))).toEqual([1]);
});

test('an industry goes with a place, in any order', async () => {
  const firms = [
    { globalHQ: 'Bombay', investmentThesis: 'Payments' },
    { globalHQ: 'Pune', investmentThesis: 'Payments' },
    { globalHQ: 'Mumbai', investmentThesis: 'Looms' },
  ];
  for (const text of ['fintech mumbai', 'mumbai fintech']) expect(await found(text, firms)).toEqual([0]);
});

test('an industry stays one while the place beside it is being typed', async () => {
  const firms = [
    { globalHQ: 'Mumbai', investmentThesis: 'Machine learning' },
    { globalHQ: 'Mumbai', investmentThesis: 'Aid' },
  ];
  for (const text of ['ai m', 'ai mum', 'ai mumbai']) expect(await found(text, firms)).toEqual([0]);
});

test('in a name the word of an industry is only that word', async () => {
  const firms = [{ name: 'Space Capital' }, { name: 'Teal Capital', investmentThesis: 'Satellites' }];
  expect(await found('space capital', firms)).toEqual([0]);
});

test('where nobody has an industry of few letters, who begins so is found', async () => {
  expect(await found('ai', [{ name: 'Airtree' }, { name: 'Oslo' }])).toEqual([0]);
});

test('three letters stand inside of words only where no word begins with them', async () => {
  expect(await found('son', [{ name: 'Anderson' }, { name: 'Sonnet' }])).toEqual([1]);
  expect(await found('son', [{ name: 'Anderson' }, { name: 'Oslo' }])).toEqual([0]);
});

function called(name: string): string {
  return foldedWords(name).join(' ');
}
