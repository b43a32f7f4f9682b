import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { keepWritten } from '#src/data/words/written-forms.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpDeal, signedInHere } from '#src/testing/here.ts';
import { press } from '#src/testing/pressable-button.tsx';
import { linksOf, readable, wordsOf } from '#src/testing/words-of.ts';
import { newId } from '#sync/ids.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { pitchSeen } from '#sync/rules/pitch-seen.ts';
import { ReportQueue } from './report-queue.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));
vi.mock('#src/ui/button.tsx', () => import('#src/testing/pressable-button.tsx'));

const [reportId, href] = [newId(), '/admin/reports'];
let db: PersonDb;
let userId: string;
beforeEach(async () => {
  ({ db, userId } = await signedInHere('admin'));
});

const shown = () => drawScreen(<ReportQueue />, { path: href });

async function reported(pitch: Opportunity): Promise<void> {
  const told = {
    subjectId: pitch.id,
    subjectName: pitch.title,
    reason: 'fraud',
    detail: 'No looms.',
  } as const;
  const open = { at: pitch.createdAt, state: 'open', answer: '', decidedAt: null } as const;
  await rowsOf(db, 'opportunities').put(pitch);
  await rowsOf(db, 'reports').put({
    id: reportId,
    reporterId: newId(),
    subject: 'opportunity',
    ...told,
    ...open,
  });
}

test.each(['active', 'closed', 'review'] as const)(
  'a reported pitch that is %s is declined beside its report, with a reason, as it was read',
  async (status) => {
    const pitch = madeUpDeal({ status });
    await reported(pitch);
    const about = { key: `decision:${reportId}:${pitchSeen(pitch)}`, title: 'Reason: Lantern Looms', href };
    await keepWritten(about, { reason: { from: '', to: 'The looms do not exist.' } }, {});
    expect(wordsOf(await shown(), 'button')).toEqual(['Decline', 'We acted', 'Dismiss']);
    press('Decline');
    await expect.poll(() => rowsOf(db, 'opportunities').get(pitch.id)).toMatchObject({ status: 'declined' });
    const [work] = await db.outbox.toArray();
    expect(work).toMatchObject({
      name: 'reviewOpportunity',
      args: { opportunityId: pitch.id, decision: 'decline', reason: 'The looms do not exist.' },
    });
    expect(work?.args).toMatchObject({ seen: pitchSeen(pitch) });
    const after = await shown();
    expect(wordsOf(after, 'button')).toEqual(['We acted', 'Dismiss']);
    expect(readable(after)).toContain('Only its founder and admins see this pitch.');
  },
);

test('a report about a person has nothing to decline, and leads to their account', async () => {
  const person = madeUpDeal();
  await reported(person);
  await rowsOf(db, 'reports').update(reportId, { subject: 'person' });
  const page = await shown();
  expect(wordsOf(page, 'button')).toEqual(['We acted', 'Dismiss']);
  expect(linksOf(page)).toEqual([['Look at the account', `/admin/accounts?q=${person.id}`]]);
});

test('what is reported about the admin or a pitch of theirs is for another admin to decide', async () => {
  await reported(madeUpDeal({ founderId: userId }));
  const ofPitch = await shown();
  await rowsOf(db, 'reports').update(reportId, { subject: 'person', subjectId: userId });
  for (const page of [ofPitch, await shown()]) {
    expect(wordsOf(page, 'button')).toEqual([]);
    expect(readable(page)).toContain('This is about you: another admin has to decide.');
  }
});

test('of many reports the fifty oldest stand there, with the way to more', async () => {
  const pitch = madeUpDeal();
  await reported(pitch);
  const [one] = await rowsOf(db, 'reports').toArray();
  if (!one) throw new Error('There is no report');
  await rowsOf(db, 'reports').bulkPut(Array.from({ length: 49 }, () => ({ ...one, id: newId() })));
  expect(wordsOf(await shown(), 'button')).not.toContain('Show more');
  await rowsOf(db, 'reports').put({ ...one, id: newId() });
  const page = await shown();
  expect(wordsOf(page, 'h3')).toHaveLength(50);
  expect(readable(page)).toContain('The first 50 of 51, the oldest first.');
  expect(wordsOf(page, 'button')).toContain('Show more');
});
