import { expect, onTestFinished, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { followersOf } from '../db/deal-updates.ts';
import { digestsDue } from '../db/digests.ts';
import { queryPlans } from '../testing/query-plans.ts';
import { testServices } from '../testing/services.ts';

async function plansOf(work: Parameters<typeof queryPlans>[1]): Promise<string[]> {
  const services = await testServices();
  onTestFinished(() => services.close());
  return (await queryPlans(services.database.read, work)).flat();
}

test('who follows a deal is found by the deal, however many deals are followed', async () => {
  const plan = await plansOf((db) => followersOf(db, newId()));
  expect(plan.filter((step) => /^SCAN (pipeline|connections)/.test(step))).toEqual([]);
  const searched = plan.flatMap((step) => step.match(/(?<=INDEX )(pipeline|connections)OfDeal/)?.[0] ?? []);
  expect(new Set(searched)).toEqual(new Set(['connectionsOfDeal', 'pipelineOfDeal']));
});

test('who wants one mail a day is found among those alone, however many people there are', async () => {
  const plan = await plansOf((db) =>
    digestsDue(db, '2026-03-02T02:30:00.000Z', { after: newId(), limit: 20 }),
  );
  expect(plan.filter((step) => /INDEX preferencesDaily/.test(step))).toHaveLength(1);
  expect(plan.filter((step) => /^SCAN (accounts|digests)/.test(step))).toEqual([]);
});
