import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { editReminder } from '#src/data/pipeline.ts';
import { useToasts } from '#src/state/toasts.ts';
import { signedInHere } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import { reminderOf } from '#sync/rules/reminder.ts';
import { doneWithReminder } from './done-with-reminder.ts';

beforeEach(() => useToasts.setState({ queue: [] }));

test('a reminder that is done is gone, and is had back with its day and all its words', async () => {
  const { db } = await signedInHere('investor');
  const deal = { id: newId(), title: 'Lantern Looms' };
  const reminder = { remindOn: '2026-12-01', reminderNote: 'Ask for the lease.' };
  const kept = async () => (await rowsOf(db, 'pipeline').toArray()).map(reminderOf);
  await editReminder(deal, { from: reminderOf({}), to: reminder });

  await doneWithReminder(deal, reminder);
  expect(await kept()).toEqual([{ remindOn: null, reminderNote: '' }]);
  const [told] = useToasts.getState().queue;
  expect(told).toMatchObject({ title: 'Reminder done', detail: 'Lantern Looms', action: { label: 'Undo' } });
  told?.action?.run();
  await expect.poll(kept).toEqual([reminder]);
});
