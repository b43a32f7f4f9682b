import { sql } from 'kysely';
import { hashSecret } from '../outside/secrets.ts';
import type { Db, Trx } from './connection.ts';

type Subscription = { sessionId: string; accountId: string; endpoint: string; createdAt: string };

/**
 * Stores where a session's device is woken, in the place of what was known of it; nobody else is woken there from now on.
 * Beyond `most` of a person the oldest go.
 */
export async function savePushSubscription(
  trx: Trx,
  { endpoint, ...subscription }: Subscription,
  most: number,
): Promise<void> {
  const endpointHash = hashSecret(endpoint);
  await trx
    .deleteFrom('pushSubscriptions')
    .where('endpointHash', '=', endpointHash)
    .where('sessionId', '!=', subscription.sessionId)
    .execute();
  await trx
    .insertInto('pushSubscriptions')
    .values({ ...subscription, endpoint, endpointHash, lastPushAt: null })
    .onConflict((conflict) => conflict.column('sessionId').doUpdateSet({ endpoint, endpointHash }))
    .execute();
  const beyond = trx
    .selectFrom('pushSubscriptions')
    .select('sessionId')
    .where('accountId', '=', subscription.accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('sessionId', 'desc')
    .limit(-1)
    .offset(most);
  await trx.deleteFrom('pushSubscriptions').where('sessionId', 'in', beyond).execute();
}

export async function hasPushSubscription(db: Db, sessionId: string): Promise<boolean> {
  const found = db.selectFrom('pushSubscriptions').select('sessionId').where('sessionId', '=', sessionId);
  return (await found.executeTakeFirst()) !== undefined;
}

export type EndedSubscription = Pick<Subscription, 'sessionId' | 'accountId' | 'endpoint'>;

/** Where devices are woken whose sessions have ended by themselves, in the order of these, from behind one on. */
export async function endedSubscriptions(
  db: Db,
  now: string,
  { after, most }: { after: string; most: number },
): Promise<EndedSubscription[]> {
  return (
    db
      .selectFrom('sessions')
      .innerJoin('pushSubscriptions', 'pushSubscriptions.sessionId', 'sessions.id')
      .select(['pushSubscriptions.sessionId', 'pushSubscriptions.accountId', 'pushSubscriptions.endpoint'])
      .where('sessions.expiresAt', '<=', now)
      // By the end of sessions, not by their ids, which would be all that there are.
      .where(sql`+sessions.id`, '>', after)
      .orderBy(sql`+sessions.id`)
      .limit(most)
      .execute()
  );
}

export async function endPushSubscription(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('pushSubscriptions').where('sessionId', '=', sessionId).execute();
}

/** Ends what a push service says is gone, unless the device has named another address meanwhile. */
export async function endPushEndpoint(db: Db, endpoint: string): Promise<void> {
  await db.deleteFrom('pushSubscriptions').where('endpointHash', '=', hashSecret(endpoint)).execute();
}

/** For a person's export. The address itself is a secret: only whose service it is of is told. */
export async function pushSubscriptionsOf(
  db: Db,
  accountId: string,
): Promise<{ sessionId: string; service: string; createdAt: string }[]> {
  const found = await db
    .selectFrom('pushSubscriptions')
    .select(['sessionId', 'endpoint', 'createdAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .execute();
  return found.map(({ endpoint, ...more }) => ({ ...more, service: new URL(endpoint).host }));
}
