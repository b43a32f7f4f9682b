import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { fieldsOfDeal } from '#sync/ai/rules/find-deals.ts';
import { readInTurns } from '#sync/ai/rules/read-in-turns.ts';
import { demoOpportunities } from '../seed/opportunities.ts';
import { createKeeper } from './keep-read.ts';

setFlagsFromString('--expose_gc');
const collect: () => void = runInNewContext('gc');

const description = 'Looms that run on rain water. '.repeat(650);
const [demo] = demoOpportunities(new Date('2026-11-01T00:00:00.000Z'));
if (!demo) throw new Error('The demo has no deals');
const characters = fieldsOfDeal({ ...demo, description }).reduce((sum, { text }) => sum + text.length, 0);

/** So many deals, as each search has them from the database. */
const rows = (count: number, of: string) =>
  Array.from({ length: count }, (_, at) => ({ ...structuredClone(demo), id: `${of} ${at}`, description }));

/** How many turns others had while these were read, once what nobody holds any more has gone. */
async function turnsOfReading(deals: ReturnType<typeof rows>): Promise<number> {
  await turn();
  collect();
  let turns = 0;
  await readInTurns(deals, fieldsOfDeal, async () => {
    turns += 1;
  });
  return turns;
}

async function search(deals: ReturnType<typeof rows>, keep: ReturnType<typeof createKeeper>) {
  const turns = await turnsOfReading(deals);
  keep(deals);
  return turns;
}

test('a second search reads no description again; where nothing held what was read, all of them', async () => {
  const keep = createKeeper(36 * characters);
  expect(await search(rows(36, 'kept'), keep)).toBeGreaterThanOrEqual(10);
  expect(await search(rows(36, 'kept'), keep)).toBe(0);
  await turnsOfReading(rows(36, 'dropped'));
  expect(await turnsOfReading(rows(36, 'dropped'))).toBeGreaterThanOrEqual(10);
});

test('of more than is held, what was searched last is not read again', async () => {
  const keep = createKeeper(36 * characters);
  await search(rows(36, 'first'), keep);
  await search(rows(18, 'first'), keep);
  await search(rows(18, 'second'), keep);
  expect(await turnsOfReading(rows(18, 'first'))).toBe(0);
  expect(await turnsOfReading(rows(36, 'first').slice(18))).toBeGreaterThanOrEqual(5);
});
