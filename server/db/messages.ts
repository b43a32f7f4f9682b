import { sql } from 'kysely';
import type { Database, Db, Trx } from './connection.ts';
import { tellLapsedAnew } from './digests.ts';

export type Message = {
  channel: 'mail' | 'sms';
  recipient: string;
  subject: string;
  text: string;
  /** From then on it is worthless and does not leave any more. */
  expiresAt?: string | null;
  /** Where whoever wants no more of the kind ends it. */
  unsubscribeUrl?: string | null;
  /** Whom an answer to a mail goes to, where that is not us: one email address that was held against its schema. */
  replyTo?: string | null;
};

/** Notes a message to send, in the transaction of what it tells about: both happen, or neither. */
export async function queueMessage(trx: Trx, message: Message, now: string): Promise<number> {
  const { id } = await trx
    .insertInto('messages')
    .values(queued(message, now))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** As queueMessage, for many at once: one by one, thousands would keep everybody else from writing for long. */
export async function queueMessages(trx: Trx, messages: Message[], now: string): Promise<void> {
  for (let at = 0; at < messages.length; at += page)
    await trx
      .insertInto('messages')
      .values(messages.slice(at, at + page).map((message) => queued(message, now)))
      .execute();
}

/** A statement takes 32,766 values. */
const page = 500;

function queued(message: Message, now: string) {
  return {
    expiresAt: null,
    unsubscribeUrl: null,
    replyTo: null,
    ...message,
    createdAt: now,
    attempts: 0,
    nextAt: now,
    sentAt: null,
  };
}

/**
 * Writes a message and takes it out again, in one transaction: nobody gets it. Where there is nobody to write to, this is
 * the work that there would have been, so that the time of an answer does not tell whether there is.
 */
export async function queueForNobody(trx: Trx, message: Message, now: string): Promise<void> {
  const id = await queueMessage(trx, message, now);
  await trx.deleteFrom('messages').where('id', '=', id).execute();
}

/** No message is put off for longer, in ms: what is due later than that was noted while the clock was ahead. */
export const longestPutOff = 24 * 60 * 60_000;

/** What is due of a channel: first what somebody waits for now, the soonest to expire before the others, then all as it came, letters last. */
export async function dueMessages(db: Db, channel: Message['channel'], now: string, limit: number) {
  const furthest = new Date(Date.parse(now) + longestPutOff).toISOString();
  return db
    .selectFrom('messages')
    .selectAll()
    .where('sentAt', 'is', null)
    .where((row) => row.or([row('nextAt', '<=', now), row('nextAt', '>', furthest)]))
    .where('channel', '=', channel)
    .orderBy(endOfShortLife, (order) => order.asc().nullsLast())
    .orderBy(isLetter)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Codes and reset links live for an hour at most. A daily mail lives for most of a day, and is made up for where it lapses. */
const endOfShortLife = sql`case
  when expiresAt <= strftime('%Y-%m-%dT%H:%M:%fZ', createdAt, '+1 hour') then expiresAt
end`;

/** Takes a due message for oneself until a moment; false where another has it, or has sent it, by now. */
export async function claimMessage(
  db: Db,
  { id, nextAt }: { id: number; nextAt: string },
  until: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ nextAt: until })
    .where('id', '=', id)
    .where('nextAt', '=', nextAt)
    .where('sentAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** A letter goes to thousands at once: what tells one person of something does not wait behind it. */
const isLetter = sql`coalesce(unsubscribeUrl like '%/newsletter/unsubscribe#%', 0)`;

/** What has left, or was given up, keeps no text: codes and links stand nowhere but with whom they are for. */
export async function forgetText(db: Db, id: number, now: string): Promise<void> {
  await db
    .updateTable('messages')
    .set({ sentAt: now, text: '', unsubscribeUrl: null })
    .where('id', '=', id)
    .execute();
}

/**
 * What has become worthless while it waited is not sent late. Whom a daily mail did not reach is told all of it in the next.
 * Answers how many messages that were.
 */
export async function dropExpired(
  { read, write }: Pick<Database, 'read' | 'write'>,
  now: string,
): Promise<number> {
  // Asked every second, and hardly ever so: whoever writes meanwhile is not waited for.
  if (!(await hasExpired(read, now))) return 0;
  return write.transaction().execute(async (trx) => {
    await tellLapsedAnew(trx, now);
    const { numUpdatedRows } = await trx
      .updateTable('messages')
      .set({ sentAt: now, text: '', unsubscribeUrl: null })
      .where('sentAt', 'is', null)
      .where('expiresAt', '<=', now)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  });
}

/** What waits for a mailbox does not leave any more. */
export async function lapseMails(trx: Trx, recipient: string, now: string): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ expiresAt: now })
    .where('sentAt', 'is', null)
    .where('channel', '=', 'mail')
    .where('recipient', '=', recipient)
    .execute();
}

/** Letters of the newsletter that wait for a mailbox do not leave any more; other mails to it do. */
export async function lapseLetters(trx: Trx, recipient: string, now: string): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ expiresAt: now })
    .where('sentAt', 'is', null)
    .where('recipient', '=', recipient)
    .where('unsubscribeUrl', 'like', '%/newsletter/unsubscribe#%')
    .execute();
}

async function hasExpired(db: Db, now: string): Promise<boolean> {
  const one = await db
    .selectFrom('messages')
    .select('id')
    .where('sentAt', 'is', null)
    .where('expiresAt', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

/** Forgets whom was written to before a moment. */
export async function pruneMessages(db: Db, before: string): Promise<void> {
  await db.deleteFrom('messages').where('sentAt', '<', before).execute();
}

export async function markFailed(db: Db, id: number, nextAt: string): Promise<void> {
  await db
    .updateTable('messages')
    .set((row) => ({ attempts: row('attempts', '+', 1), nextAt }))
    .where('id', '=', id)
    .execute();
}
