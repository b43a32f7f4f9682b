import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { holdQuestion } from '#src/data/words/held-questions.ts';
import { localStorageHere } from '#src/testing/full-device.ts';
import { madeUpDeal, signedInHere } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import { exportMine } from './export-mine.ts';

localStorageHere();
const at = '2026-03-01T09:00:00.000Z';

test('of what others share with a person the export has their own alone: their pitches, updates and reports', async () => {
  const { userId, db } = await signedInHere('entrepreneur');
  const [other, pitch, update, report] = [newId(), newId(), newId(), newId()];
  await rowsOf(db, 'opportunities').bulkPut([
    madeUpDeal({ id: pitch, founderId: userId }),
    madeUpDeal({ founderId: other }),
  ]);
  const news = {
    opportunityId: pitch,
    dealStatus: 'active',
    title: 'A second mill',
    text: 'It weaves.',
  } as const;
  const told = { ...news, createdAt: at, editedAt: null, removedAt: null };
  await rowsOf(db, 'dealUpdates').bulkPut([
    { ...told, id: update, founderId: userId },
    { ...told, id: newId(), founderId: other },
  ]);
  const wrong = { subject: 'person', subjectId: newId(), subjectName: 'Noor Das', reason: 'spam' } as const;
  const sent = { ...wrong, detail: '', at, state: 'open', answer: '', decidedAt: null } as const;
  // An admin's device has everybody's.
  await rowsOf(db, 'reports').bulkPut([
    { ...sent, id: report, reporterId: userId },
    { ...sent, id: newId(), reporterId: other },
  ]);
  const { device } = JSON.parse(await (await exportMine(null, 'json')).text());
  const idsOf = (table: string) => device[table]?.map(({ id }: { id: string }) => id);
  expect(['opportunities', 'dealUpdates', 'reports'].map(idsOf)).toEqual([[pitch], [update], [report]]);
});

test('a question that is typed to Dollar and not sent stands in the export of everything, of this person alone', async () => {
  const { userId } = await signedInHere('investor');
  holdQuestion(userId, 'explore', 'Which of these run on rain?');
  holdQuestion(newId(), 'explore', 'Which of these run on tides?');
  const { device } = JSON.parse(await (await exportMine(null, 'json')).text());
  expect(device.questions).toEqual([{ context: 'explore', question: 'Which of these run on rain?' }]);
  expect(await (await exportMine(null, 'csv')).text()).toContain(
    'device,questions,1,question,Which of these run on rain?',
  );
});
