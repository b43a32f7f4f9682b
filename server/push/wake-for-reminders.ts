import { remindedAt } from '#sync/rules/reminder.ts';
import { noteReminded, peopleToRemind, remindedUntil } from '../db/reminders.ts';
import { eightOfToday, lastEight } from '../digest/eight-o-clock.ts';
import type { Services } from '../services.ts';
import { notePush } from './note-push.ts';

const atOnce = 20;

/**
 * At eight in the morning, or as soon after it as the server runs that day, has the devices woken of everybody who wants to be
 * reminded of something on that day, or on one since this was last done. They have set it themselves: it is of no kind that can be
 * turned off. What was cut off begins anew, and leaves devices alone that were woken from eight on: they told of all of it then.
 */
export async function wakeForReminders(
  { database, now }: Pick<Services, 'database' | 'now'>,
  isStopping = () => false,
): Promise<void> {
  const moment = now();
  const at = eightOfToday(moment);
  const before = at === null ? null : await remindedUntil(database.read);
  if (at === null || before === at) return;
  // What was noted for a later day was noted while the clock was ahead.
  const since =
    before !== null && before < at ? before : lastEight(new Date(Date.parse(at) - 1).toISOString());
  const days = { after: dayOf(since), until: dayOf(at) };
  let behind = '';
  for (;;) {
    if (isStopping()) return;
    const people = await peopleToRemind(database.read, days, { behind, limit: atOnce });
    for (const { ownerId, first } of people) {
      await database.write
        .transaction()
        .execute((trx) => notePush(trx, ownerId, null, moment, { sinceAt: remindedAt(first), toldFrom: at }));
      behind = ownerId;
    }
    if (people.length < atOnce) break;
  }
  await noteReminded(database.write, at);
}

/** Of an eight o'clock in India, where it is still night by UTC, and the same day. */
function dayOf(eight: string): string {
  return eight.slice(0, 10);
}
