import { expect, test } from 'vitest';
import { madeUpInvestor } from '../testing/made-up-investor.ts';
import { saysItLeads } from './leading.ts';
import { unpaused } from './pause.ts';
import { searchIds } from './search-ids.ts';
import { searchUnitOf } from './search-unit-of.ts';

test.each([
  'We lead rounds and take a board seat.',
  'We lead or co-invest, whichever closes the round sooner.',
  'Usually the lead, and the first signature.',
  'We follow or lead',
  'We do not only follow, we lead',
  'Leading seed rounds since 2011',
])('“%s” says that the investor leads', (thesis) => {
  expect(saysItLeads(thesis)).toBe(true);
});

test.each([
  'We do not lead; we decide within 3 days.',
  'We never lead',
  'We don’t lead.',
  'We do not follow or lead',
  'Not a lead investor',
  'We invest without a lead',
  'We follow a lead investor we know.',
  'Someone else must lead',
  'Software for lead generation',
  'Leading companies of the world',
  'Founder-led firms whose data leads to growth',
  'Our lead partner sits in Pune',
  'We back founders who lead',
  'We help founders lead',
  'We back teams that lead in AI',
  'Lead compounds in drug discovery',
  'Lead-acid battery recycling',
])('“%s” does not', (thesis) => {
  expect(saysItLeads(thesis)).toBe(false);
});

test('lead finds who leads and who is called so, and the words of a sentence who says it', async () => {
  const told = [
    { investmentThesis: 'We do not lead' },
    { investmentThesis: 'We lead rounds' },
    { name: 'Leadville Capital' },
    { investmentThesis: 'A mislead market with leaders' },
  ];
  const units = [
    await searchUnitOf(
      told.map((one, at) => madeUpInvestor({ id: at + 1, name: 'Quartz Bay', ...one })),
      unpaused,
    ),
  ];
  const found = async (text: string) => {
    const query = { text, stage: '', type: '', country: '', roundSize: '', page: 1 };
    return (await searchIds(units, query, unpaused)).ids.toSorted((one, other) => one - other);
  };
  expect(await found('lead')).toEqual([2, 3]);
  expect(await found('Always leading')).toEqual([2]);
  expect(await found('we do not lead')).toEqual([1]);
});
