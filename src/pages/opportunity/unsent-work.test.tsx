import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { publishUpdate } from '#src/data/deal-updates.ts';
import { createDraft, editDraft, submitPitch } from '#src/data/drafts.ts';
import { prepareRequest } from '#src/data/exchange/prepare-request.ts';
import { paths } from '#src/paths.ts';
import { useToasts } from '#src/state/toasts.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpDeal, madeUpUser, signedInHere } from '#src/testing/here.ts';
import { forgetButtons, press } from '#src/testing/pressable-button.tsx';
import { DealUpdates } from './deal-updates.tsx';
import { RoundActions } from './round-actions.tsx';
import { RoundPanel } from './round-panel.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));
vi.mock('#src/ui/button.tsx', () => import('#src/testing/pressable-button.tsx'));

let db: PersonDb;
let userId: string;
beforeEach(async () => {
  ({ db, userId } = await signedInHere('entrepreneur'));
  const rest = { username: 'tara', location: '', createdAt: '2026-03-01T09:00:00.000Z' };
  await rowsOf(db, 'accounts').put({ ...madeUpUser(userId), ...rest });
  forgetButtons();
  useToasts.setState({ queue: [] });
});

afterEach(() => void vi.unstubAllGlobals());

async function submitted() {
  const draftId = await createDraft();
  for (const field of ['title', 'industry', 'stage', 'location', 'description'] as const)
    await editDraft(draftId, field, '', 'Rain');
  await editDraft(draftId, 'totalRequired', '', '100');
  await editDraft(draftId, 'minInvestment', '', '10');
  const deal = await rowsOf(db, 'opportunities').get(await submitPitch(draftId));
  if (!deal) throw new Error('There is no such pitch');
  return { deal, draftId };
}

async function actionsOfSubmitted(): Promise<() => Promise<string>> {
  const { deal } = await submitted();
  return () => drawScreen(<RoundActions deal={deal} />);
}

test('a pitch that waits on this device is not withdrawn but taken back there, and Undo submits it again', async () => {
  const draw = await actionsOfSubmitted();
  expect(await draw()).not.toContain('Withdraw');
  vi.stubGlobal('document', { querySelector: () => null });
  press('Take back');
  await vi.waitFor(async () => expect(await rowsOf(db, 'opportunities').count()).toBe(0));
  await vi.waitFor(() => expect(useToasts.getState().queue).toHaveLength(1));
  const [toast] = useToasts.getState().queue;
  expect(toast).toMatchObject({ title: 'Submission taken back', action: { label: 'Undo' } });
  toast?.action?.run();
  await vi.waitFor(async () => expect(await rowsOf(db, 'opportunities').count()).toBe(1));
});

test('from its page, which is no more, taking a pitch back leads to the draft that is open again', async () => {
  const went: unknown[] = [];
  vi.stubGlobal('history', { replaceState: (_state: unknown, _title: string, to: unknown) => went.push(to) });
  const { deal, draftId } = await submitted();
  const founder = (await rowsOf(db, 'accounts').get(userId)) ?? null;
  await drawScreen(<RoundPanel opportunity={deal} reader={founder} />);
  press('Take back');
  await vi.waitFor(() => expect(went).toEqual([paths.draft(draftId)]));
  expect(useToasts.getState().queue).toMatchObject([{ title: 'Submission taken back' }]);
});

test('in a list of pitches the focus goes to the heading as one is taken back, which takes its button along', async () => {
  const focused: string[] = [];
  const draw = await actionsOfSubmitted();
  await draw();
  const querySelector = (what: string) => ({ focus: () => focused.push(what) });
  vi.stubGlobal('document', { querySelector });
  press('Take back');
  await vi.waitFor(() => expect(focused).toEqual(['main h1[tabindex]']));
});

test('one that is on its way is withdrawn as any other', async () => {
  const draw = await actionsOfSubmitted();
  await prepareRequest(db, Date.now());
  const actions = await draw();
  expect(actions).toContain('Withdraw');
  expect(actions).not.toContain('Take back');
});

test('an update that waits on this device is removed there, and Undo publishes it again', async () => {
  const deal = madeUpDeal({ founderId: userId });
  await rowsOf(db, 'opportunities').put(deal);
  await publishUpdate(deal.id, { from: {}, to: { title: 'News', text: 'It weaves.' } });
  await drawScreen(<DealUpdates opportunity={deal} />);
  press('Remove');
  await vi.waitFor(async () => expect(await db.outbox.count()).toBe(0));
  await vi.waitFor(() => expect(useToasts.getState().queue).toHaveLength(1));
  useToasts.getState().queue[0]?.action?.run();
  await vi.waitFor(async () => expect(await rowsOf(db, 'dealUpdates').count()).toBe(1));
});
