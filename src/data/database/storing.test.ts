import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { addApproach } from '#src/data/approaches.ts';
import { createDraft, editDraft } from '#src/data/drafts.ts';
import { endPlan } from '#src/data/end-plan.ts';
import { type OutboxState, watchOutbox } from '#src/data/outbox/watch-outbox.ts';
import { rateDeal, setPipelineStage } from '#src/data/pipeline.ts';
import { madeUpDeal } from '#src/testing/here.ts';
import { noteCounted, storing } from './storing.ts';

globalThis.localStorage ??= Object.assign(Object.create(null), { getItem: () => null, removeItem() {} });

const isStoring = () => storing.getState().changes.length > 0;

test('something is being stored from the moment it is done until what is said of the outbox counts it', async () => {
  const doing = createDraft();
  expect(isStoring()).toBe(true);
  const draftId = await doing;
  expect(isStoring()).toBe(true);
  noteCounted('guest', 0);
  expect(isStoring()).toBe(true);
  noteCounted('guest', 1);
  expect(isStoring()).toBe(false);

  const told: OutboxState[] = [];
  const stop = watchOutbox((state) => told.push(state));
  await editDraft(draftId, 'title', '', 'Monsoon Mills');
  await expect.poll(() => told.at(-1)).toMatchObject({ personId: 'guest', waiting: 1, counted: 2 });
  stop();
  noteCounted('guest', told.at(-1)?.counted ?? 0);
  expect(isStoring()).toBe(false);
});

test.each([
  ['a stage', () => setPipelineStage(madeUpDeal(), 'passed', ['team'])],
  ['stars', () => rateDeal(madeUpDeal(), 3)],
  [
    'an investor for the list',
    () => addApproach({ directoryId: 7, investorId: null, name: 'Asha', kind: '', website: '', place: '' }),
  ],
  ['the end of a plan', () => endPlan('pro', 'active')],
])('%s is being stored from the press on, though what stands is read first', async (_, press) => {
  const doing = press();
  expect(isStoring()).toBe(true);
  await doing.catch(() => undefined);
  noteCounted('guest', 1_000);
  expect(isStoring()).toBe(false);
});

test('what could not be stored is no longer being stored', async () => {
  await expect(editDraft('no such draft', 'title', '', 'Looms')).rejects.toThrow();
  expect(isStoring()).toBe(false);
});
