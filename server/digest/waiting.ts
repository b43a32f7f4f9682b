import type { Notification, NotificationEvent } from '#sync/records/notification.ts';
import type { NotificationKind, Preferences } from '#sync/records/preferences.ts';
import { otherOf } from '#sync/rules/connections.ts';
import { isBlockBetween, unblockedConnection } from '../db/blocks.ts';
import type { Db } from '../db/connection.ts';
import { hasUpdateSince } from '../db/deal-updates.ts';
import { unreadThreads } from '../db/direct-messages.ts';
import { unreadNotifications } from '../db/notifications.ts';
import { readRow } from '../db/records.ts';
import { nameInMail } from '../name-in-mail.ts';

/** One thing that a person has not read, in a line, and when it came. */
export type Waiting = { kind: NotificationKind; line: string; at: string };

type Teller = { kind: NotificationKind; line(told: Notification): string };

/** What is told by mail at all. A no, and what is mailed to everybody at once, is not told again. */
const tellers: Partial<Record<NotificationEvent, Teller>> = {
  'connection-requested': {
    kind: 'connections',
    line: ({ who, what }) => `${who} asks to connect with you${what === '' ? '' : ` about "${what}"`}`,
  },
  'connection-accepted': {
    kind: 'connections',
    line: ({ who }) => `${who} has accepted your connection request`,
  },
  'pitch-approved': {
    kind: 'reviews',
    line: ({ what }) => `Your pitch "${what}" has been reviewed: everybody can see it now`,
  },
  'pitch-declined': {
    kind: 'reviews',
    line: ({ what }) => `Your pitch "${what}" has been reviewed and was not approved`,
  },
  'deal-updated': {
    kind: 'opportunities',
    line: ({ who, what }) => `${who} has published an update on "${what}"`,
  },
};

/**
 * What a person has not read of what they want mails about, and what is still so; the oldest first. Nothing where none of it
 * came since a moment, where one is given.
 */
export async function waitingFor(db: Db, preferences: Preferences, since: string | null): Promise<Waiting[]> {
  const unread = await unreadNotifications(db, preferences.id);
  const threads = preferences.messages ? await unreadThreads(db, preferences.id) : [];
  // What came in that very moment is rather told twice than never.
  const isNew = (at: string) => since === null || at >= since;
  // Most people have nothing new on most days: whether the rest is still so need not be read.
  if (!unread.some(({ at }) => isNew(at)) && !threads.some(({ lastAt }) => isNew(lastAt))) return [];
  const waiting: Waiting[] = [];
  for (const told of unread) {
    const teller = tellers[told.event];
    if (teller && preferences[teller.kind] && (await isStillSo(db, told)))
      waiting.push({
        kind: teller.kind,
        line: teller.line({ ...told, who: nameInMail(told.who) }),
        at: told.at,
      });
  }
  for (const { connectionId, lastAt } of threads) {
    const connection = await unblockedConnection(db, connectionId);
    if (!connection) continue;
    const { name } = otherOf(connection, preferences.id);
    waiting.push({ kind: 'messages', line: `${nameInMail(name)} has written to you`, at: lastAt });
  }
  return waiting.some(({ at }) => isNew(at)) ? waiting : [];
}

/** Whether nobody has taken back or undone since what a person was told, and neither blocks the other. */
async function isStillSo(db: Db, { event, aboutId, accountId, at }: Notification): Promise<boolean> {
  if (event === 'connection-requested' || event === 'connection-accepted') {
    const connection = await unblockedConnection(db, aboutId);
    return connection?.status === (event === 'connection-requested' ? 'pending' : 'accepted');
  }
  const deal = await readRow(db, 'opportunities', aboutId);
  if (event === 'pitch-declined') return deal?.status === 'declined';
  if (event === 'deal-updated' && !(await hasUpdateSince(db, aboutId, at))) return false;
  const isShown = deal?.status === 'active' || deal?.status === 'closed';
  return isShown && !(await isBlockBetween(db, deal.founderId, accountId));
}
