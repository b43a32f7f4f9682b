import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { outboxItems } from '#src/data/outbox/outbox-items.ts';
import { useToasts } from '#src/state/toasts.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { signedInHere } from '#src/testing/here.ts';
import { forgetButtons, press } from '#src/testing/pressable-button.tsx';
import { newId } from '#sync/ids.ts';
import type { Draft } from '#sync/records/draft.ts';
import { blankDraft } from './blank-draft.ts';
import { PitchForm } from './pitch-form.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));
vi.mock('#src/ui/button.tsx', () => import('#src/testing/pressable-button.tsx'));
// A form that is drawn once cannot be ticked: the founder has confirmed.
vi.mock('./pitch-faults-by-field.ts', async (load) => ({ ...(await load<object>()), faultsOf: () => null }));

beforeEach(() => {
  useToasts.setState({ queue: [] });
  forgetButtons();
});

const words = {
  title: 'Lantern Looms',
  description: 'Looms that run on rain. '.repeat(5),
  industry: 'Technology',
  stage: 'Seed',
  location: 'Surat',
  totalRequired: '25 lakh',
  // More than the whole: the device itself refuses it.
  minInvestment: '1 crore',
};

test('a pitch that the device refuses stays on its form with all its words, and it is said why', async () => {
  const { db, userId } = await signedInHere('entrepreneur');
  const draft: Draft = { ...blankDraft, id: newId(), ownerId: userId, ...words };
  await rowsOf(db, 'drafts').put(draft);
  const form = (search: string) =>
    drawScreen(<PitchForm draftId={draft.id} onCreated={() => {}} />, { path: '/submit-pitch', search });
  await form('step=4');
  press('Submit Pitch');
  await expect.poll(() => useToasts.getState().queue).toHaveLength(1);
  expect(useToasts.getState().queue).toMatchObject([
    {
      kind: 'error',
      title: 'Failed to submit pitch',
      detail:
        'Please check your information and try again. Invalid investment amounts - Minimum investment cannot be greater than total required.',
    },
  ]);
  expect(await rowsOf(db, 'drafts').toArray()).toEqual([draft]);
  expect(await rowsOf(db, 'opportunities').toArray()).toEqual([]);
  expect(await outboxItems(db)).toEqual([]);
  const again = (await form('step=1')) + (await form('step=2'));
  for (const said of Object.values(words)) expect(again).toContain(said);
});
