import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { findDeals } from '#sync/ai/rules/find-deals.ts';
import { demoOpportunities } from '../seed/opportunities.ts';
import { readInTurns } from './read-in-turns.ts';

test('while long descriptions are read others have their turns, and what is found is the same', async () => {
  const [deal] = demoOpportunities(new Date('2026-11-01T00:00:00.000Z'));
  if (!deal) throw new Error('The demo has no deals');
  const description = 'Looms that run on rain water. '.repeat(650);
  const deals = Array.from({ length: 30 }, (_, at) => ({ ...deal, id: `deal-${at}`, description }));
  const expected = findDeals('looms', structuredClone(deals));
  let isRead = false;
  const reading = readInTurns(deals).then(() => void (isRead = true));
  let turns = 0;
  for (; !isRead; turns += 1) await turn();
  await reading;
  expect(turns).toBeGreaterThanOrEqual(10);
  expect(findDeals('looms', deals)).toEqual(expected);
});
