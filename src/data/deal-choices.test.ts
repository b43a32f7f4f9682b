import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { prepareRequest } from '#src/data/exchange/prepare-request.ts';
import { retryItem } from '#src/data/outbox/outbox-actions.ts';
import { outboxItems } from '#src/data/outbox/outbox-items.ts';
import { madeUpDeal, madeUpUser, signedInHere } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import { blankPipelineDeal } from '#sync/mutations/pipeline.ts';
import type { PipelineDeal } from '#sync/records/pipeline.ts';
import { rateDeal, setPipelineStage } from './pipeline.ts';

// What an investor chooses about a deal, by what stood there when they did.

const deal = madeUpDeal();
const fresh = { stage: 'new', passReasons: [] };
let db: PersonDb;
let userId: string;
beforeEach(async () => {
  ({ db, userId } = await signedInHere('investor'));
  const rest = { username: 'tara', location: '', createdAt: '2026-03-01T09:00:00.000Z' };
  await rowsOf(db, 'accounts').put({ ...madeUpUser(userId), userType: 'investor', ...rest });
});
const waiting = async () =>
  (await db.outbox.where('state').equals('waiting').toArray()).map(({ args }) => args);

/** Another device has chosen meanwhile, and the server has refused this. */
async function refused(name: string, args: object, stands: Partial<PipelineDeal>): Promise<string> {
  const about = { opportunityId: deal.id, dealTitle: deal.title };
  await rowsOf(db, 'pipeline').put({ ...blankPipelineDeal(userId, about), ...stands });
  const at = '2026-03-01T09:00:00.000Z';
  const failure = { code: 'changed-elsewhere', message: 'This was changed on another device.', field: null };
  const work = { id: newId(), userId, name, args: { ...about, ...args }, at, ...failure };
  await rowsOf(db, 'attention').put({ ...work, resolution: null, resolvedAt: null });
  const [item] = await outboxItems(db);
  expect(item).toMatchObject({ title: 'Your notes on Lantern Looms', canRetry: true });
  return item?.key ?? '';
}
const told = async () => (await outboxItems(db))[0]?.changes.map(({ words }) => words);

test('choices that follow each other at once are one, against what stood before the first', async () => {
  await setPipelineStage(deal, 'talking');
  await Promise.all([
    setPipelineStage(deal, 'passed', ['team']),
    setPipelineStage(deal, 'passed', ['team', 'fit']),
    setPipelineStage(deal, 'passed', ['team', 'fit', 'market']),
  ]);
  expect(await waiting()).toMatchObject([
    { from: fresh, stage: 'passed', passReasons: ['team', 'fit', 'market'] },
  ]);
  expect(await rowsOf(db, 'pipeline').toArray()).toMatchObject([{ passReasons: ['team', 'fit', 'market'] }]);
});

test('a rating after one that is under way says that it came after it', async () => {
  await rateDeal(deal, 4);
  await rateDeal(deal, 3);
  const [first] = (await prepareRequest(db, Date.now())).mutations;
  await rateDeal(deal, null);
  expect(first?.args).toMatchObject({ from: null, rating: 3 });
  expect(await waiting()).toMatchObject([{ from: 3, rating: null }]);
});

test('a stage that was refused is told beside what stands now, and tried again in the place of that', async () => {
  const passed = { stage: 'passed' as const, passReasons: ['team' as const, 'valuation' as const] };
  const key = await refused('setPipelineStage', { stage: 'talking', passReasons: [], from: fresh }, passed);
  expect(await told()).toEqual(['stage: Talking', 'stage now: Passed, Team, Valuation']);
  await retryItem(key);
  expect(await waiting()).toMatchObject([
    { stage: 'talking', passReasons: [], from: passed },
    { resolution: 'retried' },
  ]);
  expect(await rowsOf(db, 'pipeline').toArray()).toMatchObject([{ stage: 'talking', passReasons: [] }]);
});

test('likewise a rating', async () => {
  const key = await refused('rateDeal', { rating: 2, from: null }, { rating: 5 });
  expect(await told()).toEqual(['rating: 2', 'rating now: 5']);
  await retryItem(key);
  expect(await rowsOf(db, 'pipeline').toArray()).toMatchObject([{ rating: 2 }]);
});
