import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { fetchActivePlans, fetchPlanRequests } from '#src/api/admin.ts';
import { postPlanDecision } from '#src/api/admin.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { keepWritten } from '#src/data/words/written-forms.ts';
import { useFetchedOnline } from '#src/state/use-fetched-online.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { signedInHere } from '#src/testing/here.ts';
import { press } from '#src/testing/pressable-button.tsx';
import { readable, wordsOf } from '#src/testing/words-of.ts';
import { newId } from '#sync/ids.ts';
import { PlanQueue } from './plan-queue.tsx';

vi.mock('#src/api/admin.ts', () => ({
  fetchPlanRequests: vi.fn(),
  fetchActivePlans: vi.fn(),
  postPlanDecision: vi.fn(async () => {}),
}));
vi.mock('#src/state/use-fetched-online.ts', () => ({ useFetchedOnline: vi.fn() }));
vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));
vi.mock('#src/ui/button.tsx', () => import('#src/testing/pressable-button.tsx'));

type Requests = Awaited<ReturnType<typeof fetchPlanRequests>>;
type Active = Awaited<ReturnType<typeof fetchActivePlans>>;

const at = '2026-03-01T09:00:00.000Z';
let db: PersonDb;
beforeEach(async () => {
  ({ db } = await signedInHere('admin'));
});

function plan(fullName: string, planId: string) {
  const whose = { accountId: newId(), fullName, email: 'esha@people.example' };
  const times = { requestedAt: at, decidedAt: null, endedAt: null, reason: null };
  return { id: newId(), planId, state: 'requested' as const, ...whose, ...times };
}

async function shown({ requests = [], plans = [] }: Partial<Requests & Active>): Promise<string> {
  vi.mocked(useFetchedOnline).mockImplementation((_load, key) => {
    const value = key === 'plans' ? { total: requests.length, requests } : { total: 53, plans };
    return [{ state: 'ready', value }, vi.fn()];
  });
  return drawScreen(<PlanQueue />, { path: '/admin/plans' });
}

test('beside a request stands the plan that its person has, which would end', async () => {
  const request = { ...plan('Esha', 'investor-premium-monthly'), heldPlanId: 'investor-basic-monthly' };
  const page = await shown({ requests: [request] });
  expect(readable(page)).toContain('Has Investor Basic');
  const first = await shown({ requests: [{ ...request, heldPlanId: null }] });
  expect(readable(first)).not.toContain('Has ');
});

test('a plan that counts is ended with a reason', async () => {
  const active = { ...plan('Esha', 'investor-premium-monthly'), state: 'active' as const, decidedAt: at };
  const page = await shown({ plans: [active] });
  expect(wordsOf(page, 'h3')).toEqual(['Esha']);
  expect(readable(page)).toContain('The newest 1 of 53.');

  const about = { key: `decision:end-${active.id}`, title: 'Reason: Esha', href: '/admin/plans' };
  await keepWritten(about, { reason: { from: '', to: 'No payment came.' } }, {});
  await shown({ plans: [active] });
  press('End plan');
  await expect
    .poll(() => vi.mocked(postPlanDecision).mock.lastCall)
    .toEqual([active.id, { decision: 'end', reason: 'No payment came.' }]);
  expect(await db.outbox.count()).toBe(0);
});
