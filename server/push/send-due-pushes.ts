import type { Preferences } from '#sync/records/preferences.ts';
import { afterQuietHours } from '#sync/rules/quiet-hours.ts';
import { mayWake } from '#sync/rules/waking.ts';
import { unblockedConnection } from '../db/blocks.ts';
import type { Db } from '../db/connection.ts';
import { hasUpdateSince } from '../db/deal-updates.ts';
import { unreadThreads } from '../db/direct-messages.ts';
import { type DuePush, duePushes, postponePush, settlePush } from '../db/due-pushes.ts';
import { unreadNotifications } from '../db/notifications.ts';
import { endPushEndpoint } from '../db/push-subscriptions.ts';
import { hasReminderSince } from '../db/reminders.ts';
import type { Push } from '../outside/pusher.ts';
import { preferencesOf } from '../preferences-of.ts';
import type { Services } from '../services.ts';

const atOnce = 20;
/** A person whose devices answer slowly, or not at all, keeps nobody else's waiting. */
const ofAnAccount = 2;
const mostAttempts = 5;
const minute = 60 * 1000;
const longestWait = 24 * 60 * minute;

/**
 * Wakes the devices that are due, unless everything was read by then. What a push service does not take is offered again after
 * 2, 4, 8 and 16 minutes, or when it says, and then no more: mail tells of it as well. Nobody is woken in the quiet hours. An address that is gone is forgotten.
 * Round by round, until none is due; no further round begins once `isStopping`. The first fault is thrown, once all of its round
 * are done.
 */
export async function sendDuePushes(
  { database, log, now }: Pick<Services, 'database' | 'log' | 'now'>,
  push: Push,
  isStopping = () => false,
): Promise<void> {
  while (!isStopping()) {
    // Whoever was looked at is due later, if at all: what is found next is others'.
    const due = await duePushes(database.read, now(), { most: atOnce, ofAnAccount });
    if (due.length === 0) return;
    const ends = await Promise.allSettled(due.map(wake));
    const fault = ends.find(({ status }) => status === 'rejected');
    if (fault?.status === 'rejected') throw fault.reason;
  }

  async function wake(one: DuePush): Promise<void> {
    const after = (ms: number) => new Date(Date.parse(now()) + ms).toISOString();
    const preferences = await preferencesOf(database.read, one.accountId);
    if (!(await hasNews(database.read, one, preferences, now())))
      return settlePush(database.write, one, { nextAt: after(minute) });
    const awakeAt = afterQuietHours(now(), preferences.quietHours ?? null);
    // An attempt of before, or the minute's rest, may end in them, and they may have been chosen since.
    if (awakeAt > now()) return postponePush(database.write, one, awakeAt);
    const attempts = one.attempts + 1;
    // Before it goes: a database that cannot write would have the device woken every time anew.
    await postponePush(database.write, { ...one, attempts }, after(2 ** attempts * minute));
    // Which error that was may name the address, and that is nobody's.
    const pushed = await push(one.endpoint).catch(() => null);
    if (pushed?.end === 'gone') return endPushEndpoint(database.write, one.endpoint);
    if (pushed?.end === 'taken')
      return settlePush(database.write, one, { pushedAt: now(), nextAt: after(minute) });
    log.info({ status: pushed?.status ?? null, attempts }, 'a push was not taken');
    if (attempts >= mostAttempts) return settlePush(database.write, one, { nextAt: after(minute) });
    if (pushed?.retryAfter)
      await postponePush(
        database.write,
        { ...one, attempts },
        after(Math.min(pushed.retryAfter * 1000, longestWait)),
      );
  }
}

/** Whether something of what came since, and is to wake anybody, is not read yet. */
async function hasNews(
  db: Db,
  { accountId, sinceAt }: DuePush,
  { notPushed = [] }: Preferences,
  now: string,
): Promise<boolean> {
  if (await hasReminderSince(db, accountId, { since: sinceAt, now })) return true;
  const unread = await unreadNotifications(db, accountId);
  for (const { at, event, aboutId } of unread) {
    if (at < sinceAt || !mayWake(event, notPushed)) continue;
    // An update may have been taken back.
    if (event !== 'deal-updated' || (await hasUpdateSince(db, aboutId, at))) return true;
  }
  if (notPushed.includes('messages')) return false;
  for (const { connectionId, lastAt } of await unreadThreads(db, accountId))
    if (lastAt >= sinceAt && (await unblockedConnection(db, connectionId))) return true;
  return false;
}
