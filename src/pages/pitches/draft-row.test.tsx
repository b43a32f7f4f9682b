import { expect, test, vi } from 'vitest';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { signedInHere } from '#src/testing/here.ts';
import { linksOf } from '#src/testing/words-of.ts';
import { newId } from '#sync/ids.ts';
import type { Draft } from '#sync/records/draft.ts';
import { blankDraft } from './blank-draft.ts';
import { CompletenessMeter } from './completeness-meter.tsx';
import { DraftRow } from './draft-row.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const at = '2026-10-01T09:00:00.000Z';
const rowOf = (draft: Draft) => <DraftRow draft={draft} state={undefined} onDelete={() => undefined} />;

test('the list of drafts counts what is missing as the draft itself does', async () => {
  const { userId } = await signedInHere('entrepreneur');
  const written = { id: newId(), ownerId: userId, createdAt: at, updatedAt: at };
  const draft: Draft = { ...blankDraft, ...written, title: 'Monsoon Mills' };
  const page = await drawScreen(
    <>
      {rowOf(draft)}
      <CompletenessMeter draft={draft} onJump={() => undefined} />
    </>,
    { path: '/drafts' },
  );
  const counts = [...page.matchAll(/(\d+) things to add/g)].map(([, count]) => Number(count));
  expect(counts).toHaveLength(2);
  expect(counts[0]).toBeGreaterThan(2);
  expect(counts[1]).toBe(counts[0]);
});

test('a draft opens at its first part, and where it is submitted once it is ready', async () => {
  const { userId } = await signedInHere('entrepreneur');
  const written = { id: newId(), ownerId: userId, createdAt: at, updatedAt: at };
  const begun: Draft = { ...blankDraft, ...written, title: 'Monsoon Mills' };
  const whole: Draft = {
    ...begun,
    industry: 'CleanTech',
    stage: 'Seed',
    location: 'Pune',
    description: 'Rain for looms.',
    totalRequired: '25 lakh',
    minInvestment: '25000',
  };
  const path = '/drafts';
  expect(linksOf(await drawScreen(rowOf(begun), { path }))).toEqual([
    ['Monsoon Mills', `/submit-pitch/${begun.id}`],
  ]);
  const ready = await drawScreen(rowOf(whole), { path });
  expect(ready).toContain('Ready to submit');
  expect(linksOf(ready)).toEqual([['Monsoon Mills', `/submit-pitch/${whole.id}?step=4`]]);
});
