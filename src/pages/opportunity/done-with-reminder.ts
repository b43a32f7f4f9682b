import { reminderWords as words } from '#src/content/deal-tools.ts';
import { type Deal, editReminder, finishReminder } from '#src/data/pipeline.ts';
import { removeWithUndo } from '#src/state/remove-with-undo.ts';
import { type Reminder, reminderOf } from '#sync/rules/reminder.ts';

/** Lets a reminder go that was dealt with, and offers its day and words back: nothing else keeps them. */
export function doneWithReminder(deal: Deal, reminder: Reminder): Promise<void> {
  const setDone = (done: boolean) =>
    done ? finishReminder(deal, reminder) : editReminder(deal, { from: reminderOf({}), to: reminder });
  return removeWithUndo(setDone, words, deal.title);
}
