import type { Db, Trx } from './connection.ts';
import { lapseLetters } from './messages.ts';
import type { Schema } from './schema.ts';

export type Subscription = Schema['newsletterSubscriptions'];
type Link = Schema['newsletterLinks'];

/** The mailbox's subscription, made as one that waits for its owner's word where there was none. */
export async function subscriptionFor(
  trx: Trx,
  { id, email, createdAt }: Pick<Subscription, 'id' | 'email' | 'createdAt'>,
): Promise<Subscription> {
  await trx
    .insertInto('newsletterSubscriptions')
    .values({ id, email, state: 'pending', createdAt, confirmedAt: null, unsubscribedAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('newsletterSubscriptions')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
}

/** One that waits is asked for as of now: it is forgotten no sooner than the link that is mailed now lapses. */
export async function askedAgain(trx: Trx, id: string, now: string): Promise<void> {
  await trx
    .updateTable('newsletterSubscriptions')
    .set({ createdAt: now })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();
}

/** For a few hundred at most. One that is made again is there already, and stays as it is. */
export async function saveLinks(trx: Trx, links: Link[]): Promise<void> {
  await trx
    .insertInto('newsletterLinks')
    .values(links)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** When links were mailed to this subscription from a moment until now, newest first. Each mail has one link to unsubscribe. */
export async function mailedSince(
  db: Db,
  subscriptionId: string,
  since: string,
  now: string,
): Promise<string[]> {
  const found = await db
    .selectFrom('newsletterLinks')
    .select('createdAt')
    .where('subscriptionId', '=', subscriptionId)
    .where('purpose', '=', 'unsubscribe')
    .where('createdAt', '>', since)
    .where('createdAt', '<=', now)
    .orderBy('createdAt', 'desc')
    .execute();
  return found.map(({ createdAt }) => createdAt);
}

/** Whose subscription a link is about; undefined where it has ended or never was. */
export async function subscriptionOfLink(
  db: Db,
  { hash, purpose, now }: { hash: string; purpose: 'confirm' | 'unsubscribe'; now: string },
): Promise<Subscription | undefined> {
  return db
    .selectFrom('newsletterLinks')
    .innerJoin('newsletterSubscriptions', 'newsletterSubscriptions.id', 'newsletterLinks.subscriptionId')
    .selectAll('newsletterSubscriptions')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where((is) => is.or([is('expiresAt', 'is', null), is('expiresAt', '>', now)]))
    .executeTakeFirst();
}

export async function confirmSubscription(trx: Trx, id: string, now: string): Promise<void> {
  await trx
    .updateTable('newsletterSubscriptions')
    .set({ state: 'confirmed', confirmedAt: now })
    .where('id', '=', id)
    .where('state', '!=', 'confirmed')
    .execute();
}

/** Who wants the newsletter and has said so from the mailbox, first who asked first. */
export async function confirmedSubscriptions(db: Db): Promise<Subscription[]> {
  return db
    .selectFrom('newsletterSubscriptions')
    .selectAll()
    .where('state', '=', 'confirmed')
    .orderBy('id')
    .execute();
}

/** Ends a subscription, with the letters that wait and the links that would begin it again. */
export async function endSubscription(trx: Trx, id: string, now: string): Promise<void> {
  const ended = await trx
    .updateTable('newsletterSubscriptions')
    .set({ state: 'unsubscribed', unsubscribedAt: now })
    .where('id', '=', id)
    .where('state', '!=', 'unsubscribed')
    .returning('email')
    .executeTakeFirst();
  if (ended) await lapseLetters(trx, ended.email, now);
  await trx
    .deleteFrom('newsletterLinks')
    .where('subscriptionId', '=', id)
    .where('purpose', '=', 'confirm')
    .execute();
}

/** Ends the subscription of a mailbox, where there is one. */
export async function endSubscriptionOf(trx: Trx, email: string, now: string): Promise<void> {
  const found = await trx
    .selectFrom('newsletterSubscriptions')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (found) await endSubscription(trx, found.id, now);
}

/**
 * Takes a mailbox off the list altogether; its links and the letters that wait go with it. Answers how it stood; undefined where
 * it was not there.
 */
export async function forgetSubscriptionOf(
  trx: Trx,
  email: string,
  now: string,
): Promise<Subscription['state'] | undefined> {
  await lapseLetters(trx, email, now);
  const gone = await trx
    .deleteFrom('newsletterSubscriptions')
    .where('email', '=', email)
    .returning('state')
    .executeTakeFirst();
  return gone?.state;
}

/** Forgets mailboxes whose owner never confirmed, asked for before a moment, at most 1,000. Answers how many. */
export function pruneUnconfirmed(db: Db, before: string): Promise<number> {
  return prune(db, 'pending', 'createdAt', before);
}

/**
 * Forgets mailboxes that were signed off before a moment, and have not been mailed a link since with which they come back: with
 * their links, at most 1,000. Answers how many.
 */
export function pruneUnsubscribed(db: Db, before: string): Promise<number> {
  return prune(db, 'unsubscribed', 'unsubscribedAt', before);
}

async function prune(
  db: Db,
  state: Subscription['state'],
  since: 'createdAt' | 'unsubscribedAt',
  before: string,
): Promise<number> {
  const old = db
    .selectFrom('newsletterSubscriptions')
    .select('id')
    .where('state', '=', state)
    .where(since, '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletterLinks')
            .select('hash')
            .whereRef('subscriptionId', '=', 'newsletterSubscriptions.id')
            .where('purpose', '=', 'confirm')
            .where('createdAt', '>=', before),
        ),
      ),
    )
    .limit(1_000);
  const { numDeletedRows } = await db
    .deleteFrom('newsletterSubscriptions')
    .where('id', 'in', old)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
