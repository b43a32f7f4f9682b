import { sql } from 'kysely';
import type { Db, Trx } from './connection.ts';

export type DuePush = {
  sessionId: string;
  accountId: string;
  endpoint: string;
  sinceAt: string;
  toldAt: string;
  attempts: number;
};

/**
 * Has every device of a person woken, each not sooner than `apart` ms after it last was. One that is about to be woken is
 * woken once: for what came first, and at its time. One that was woken from `toldFrom` on has told of it then.
 */
export async function noteDuePushes(
  trx: Trx,
  accountId: string,
  {
    sinceAt,
    toldAt,
    toldFrom,
    dueAt,
    apart,
  }: Record<'sinceAt' | 'toldAt' | 'dueAt', string> & { toldFrom?: string | undefined; apart: number },
): Promise<void> {
  for (const { sessionId, lastPushAt } of await devicesOf(trx, accountId)) {
    // One that was woken later than now was woken while the clock was ahead.
    if (toldFrom !== undefined && lastPushAt !== null && lastPushAt >= toldFrom && lastPushAt <= toldAt)
      continue;
    await trx
      .insertInto('duePushes')
      .values({
        sessionId,
        sinceAt,
        toldAt,
        dueAt: restedBy(dueAt, lastPushAt, apart),
        attempts: 0,
      })
      .onConflict((conflict) =>
        conflict.column('sessionId').doUpdateSet({ toldAt, sinceAt: earlier(sinceAt) }),
      )
      .execute();
  }
}

/** Has what would wake a person's devices at one moment do so at another, each still not sooner than `apart` ms after it last was. */
export async function advancePushes(
  trx: Trx,
  accountId: string,
  { from, to, apart }: { from: string; to: string; apart: number },
): Promise<void> {
  for (const { sessionId, lastPushAt } of await devicesOf(trx, accountId))
    await trx
      .updateTable('duePushes')
      .set({ dueAt: restedBy(to, lastPushAt, apart) })
      .where('sessionId', '=', sessionId)
      .where('dueAt', '=', from)
      .execute();
}

/** Of what is noted already and this. */
function earlier(sinceAt: string) {
  return sql<string>`min(${sql.ref('duePushes.sinceAt')}, ${sinceAt})`;
}

function devicesOf(trx: Trx, accountId: string) {
  return trx
    .selectFrom('pushSubscriptions')
    .select(['sessionId', 'lastPushAt'])
    .where('accountId', '=', accountId)
    .execute();
}

/** `dueAt`, or when the device has had its rest by then. One that was woken later than that was woken while the clock was ahead. */
function restedBy(dueAt: string, lastPushAt: string | null, apart: number): string {
  if (lastPushAt === null || lastPushAt > dueAt) return dueAt;
  const rested = new Date(Date.parse(lastPushAt) + apart).toISOString();
  return rested > dueAt ? rested : dueAt;
}

/** No push is put off for longer, in ms, its minute's rest among it: what is due later was noted while the clock was ahead. */
const longestPutOff = (24 * 60 + 1) * 60_000;

/** What is due, the longest due first, and so many of a person at most; of sessions that have ended nothing is. */
export async function duePushes(
  db: Db,
  now: string,
  { most, ofAnAccount }: { most: number; ofAnAccount: number },
): Promise<DuePush[]> {
  const furthest = new Date(Date.parse(now) + longestPutOff).toISOString();
  const due = db
    .selectFrom('duePushes')
    .innerJoin('pushSubscriptions', 'pushSubscriptions.sessionId', 'duePushes.sessionId')
    .innerJoin('sessions', 'sessions.id', 'duePushes.sessionId')
    .select([
      'duePushes.sessionId',
      'pushSubscriptions.accountId',
      'pushSubscriptions.endpoint',
      'duePushes.sinceAt',
      'duePushes.toldAt',
      'duePushes.attempts',
      'duePushes.dueAt',
    ])
    .select(({ fn }) =>
      fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('pushSubscriptions.accountId').orderBy('duePushes.dueAt'))
        .as('nth'),
    )
    .where((row) => row.or([row('duePushes.dueAt', '<=', now), row('duePushes.dueAt', '>', furthest)]))
    .where('sessions.expiresAt', '>', now);
  return db
    .selectFrom(due.as('due'))
    .select(['sessionId', 'accountId', 'endpoint', 'sinceAt', 'toldAt', 'attempts'])
    .where('nth', '<=', ofAnAccount)
    .orderBy('dueAt')
    .limit(most)
    .execute();
}

/** The device was woken, or need not be. What came up since it was asked for waits for its own turn. */
export async function settlePush(
  db: Db,
  { sessionId, toldAt }: DuePush,
  { pushedAt = null, nextAt }: { pushedAt?: string | null; nextAt: string },
): Promise<void> {
  if (pushedAt !== null)
    await db
      .updateTable('pushSubscriptions')
      .set({ lastPushAt: pushedAt })
      .where('sessionId', '=', sessionId)
      .execute();
  await db.deleteFrom('duePushes').where('sessionId', '=', sessionId).where('toldAt', '=', toldAt).execute();
  await db
    .updateTable('duePushes')
    .set(({ ref }) => ({ dueAt: nextAt, attempts: 0, sinceAt: ref('toldAt') }))
    .where('sessionId', '=', sessionId)
    .execute();
}

/** To be tried again at `dueAt`. */
export async function postponePush(
  db: Db,
  { sessionId, attempts }: Pick<DuePush, 'sessionId' | 'attempts'>,
  dueAt: string,
): Promise<void> {
  await db.updateTable('duePushes').set({ dueAt, attempts }).where('sessionId', '=', sessionId).execute();
}
