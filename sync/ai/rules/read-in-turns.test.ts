import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { demoOpportunities } from '#server/seed/opportunities.ts';
import { fieldsOfDeal, findDeals } from './find-deals.ts';
import { readInTurns } from './read-in-turns.ts';

test('while long descriptions are read others have their turns, and what is found is the same', async () => {
  const [deal] = demoOpportunities(new Date('2026-11-01T00:00:00.000Z'));
  if (!deal) throw new Error('The demo has no deals');
  const description = 'Looms that run on rain water. '.repeat(650);
  const deals = Array.from({ length: 36 }, (_, at) => ({ ...deal, id: `deal-${at}`, description }));
  const told = (of: typeof deals) => {
    const { summary, recommendations } = findDeals('looms', of);
    return [summary, ...recommendations.map(({ matchScore, reason }) => ({ matchScore, reason }))];
  };
  const expected = told(deals.map((each) => ({ ...each, id: `other ${each.id}` })));
  const reading = readInTurns(deals, fieldsOfDeal, turn).then(() => 'read');
  let turns = 0;
  while ((await Promise.race([reading, turn('reading')])) === 'reading') turns += 1;
  expect(turns).toBeGreaterThanOrEqual(10);
  expect(told(deals)).toEqual(expected);
});
