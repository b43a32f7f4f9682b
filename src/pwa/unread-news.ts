import { reminderWords } from '#src/content/deal-tools.ts';
import { newMessages, saidBy } from '#src/content/notifications.ts';
import { type Conversation, conversations, messagesAfter, unreadMessages } from '#src/data/conversations.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { ownerOf, rowsOf } from '#src/data/database/rows.ts';
import { outboxThings } from '#src/data/outbox/outbox-things.ts';
import { pipelineDeals } from '#src/data/pipeline-deals.ts';
import { unreadCount } from '#src/data/unread.ts';
import { localDay } from '#src/lib/local-day.ts';
import { paths } from '#src/paths.ts';
import { chosenPreferences } from '#sync/records/preferences.ts';
import { remindedAt } from '#sync/rules/reminder.ts';
import { mayWake } from '#sync/rules/waking.ts';

/**
 * Something to read, as the list of notifications says it. `id`: its notification; of a conversation, its connection; of a
 * reminder, what is kept of its deal. `at`: by the server's clock, ISO.
 */
export type News = {
  id: string;
  kind: 'notification' | 'conversation' | 'reminder';
  text: string;
  href: string;
  at: string;
};

/**
 * What the person has not read of what devices notify of, from what this device holds, the newest first: not what they turned
 * off, nor what waits in the app. `now`: by the clock of this device.
 */
export function unreadNews(db: PersonDb, now: number): Promise<News[]> {
  return reconnecting(db, () => newsIn(db, now));
}

async function newsIn(db: PersonDb, now: number): Promise<News[]> {
  const row = await rowsOf(db, 'preferences').get(ownerOf(db));
  const { notPushed: off } = chosenPreferences(row, ownerOf(db), '');
  const told = await rowsOf(db, 'notifications')
    .filter(({ readAt, event }) => readAt === null && mayWake(event, off))
    .toArray();
  const written = off.includes('messages')
    ? []
    : (await conversations(db)).filter(({ unread }) => unread > 0);
  const news: News[] = [
    ...told.map((each) => ({ id: each.id, kind: 'notification' as const, ...saidBy(each), at: each.at })),
    ...(await Promise.all(written.map((each) => asNews(db, each)))),
    ...(await reminders(db, now)),
  ];
  return news.sort((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id));
}

/** That clock may be a little behind the server's, which wakes the device for it. */
const tolerance = 60 * 1000;

/** What the person has set themselves is of no kind that can be turned off. */
async function reminders(db: PersonDb, now: number): Promise<News[]> {
  const deals = await pipelineDeals(db);
  return deals.flatMap(({ id, dealTitle, opportunityId, remindOn, reminderNote = '' }) => {
    const at = remindOn ? remindedAt(remindOn) : null;
    if (at === null || Date.parse(at) > now + tolerance) return [];
    const text = reminderWords.said(dealTitle, reminderNote);
    return [{ id, kind: 'reminder', text, href: paths.opportunity(opportunityId), at }];
  });
}

/** As new as what the other wrote last: what waits to be sent changed the conversation by the device's clock. */
async function asNews(db: PersonDb, { connection, other, unread, at }: Conversation): Promise<News> {
  const last = await messagesAfter(db, connection.id, 0)
    .reverse()
    .filter(({ recipientId }) => recipientId === ownerOf(db))
    .first();
  return {
    id: connection.id,
    kind: 'conversation',
    text: newMessages(unread, other.name),
    href: paths.conversation(connection.id),
    at: last?.sentAt ?? at,
  };
}

/** What the app's icon counts: what is unread, and what of the person's work needs them. */
export function countForIcon(db: PersonDb, now: number): Promise<number> {
  return reconnecting(db, async () => {
    const { refused, clashing } = await outboxThings(db);
    return (
      (await unreadMessages(db)) + (await unreadCount(db, localDay(now))) + refused.length + clashing.length
    );
  });
}
