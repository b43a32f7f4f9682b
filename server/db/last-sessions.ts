import { sql } from 'kysely';
import type { Db } from './connection.ts';

/** Notes until when a session of somebody may last, of whom nothing is verified. */
export async function noteLastSession(db: Db, accountId: string, until: string): Promise<void> {
  await db
    .insertInto('lastSessions')
    .values({ accountId, until })
    .onConflict((conflict) =>
      conflict.column('accountId').doUpdateSet({ until }).where('lastSessions.until', '<', until),
    )
    .execute();
}

/**
 * Accounts of which nothing is verified and no deletion is due, that had no session since a moment, at most 100. Not those with
 * a pitch: releases before this one took it from who was not verified, and others may follow it, or be connected over it.
 */
export async function unprovenSince(db: Db, moment: string): Promise<string[]> {
  const found = await db
    .selectFrom('accounts')
    .select('id')
    // As literals: only then is the index of these accounts taken.
    .where('emailVerified', '=', sql.lit(0))
    .where('phoneVerified', '=', sql.lit(0))
    .where('deleteAt', 'is', null)
    .where('createdAt', '<', moment)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lastSessions')
            .select('until')
            .whereRef('accountId', '=', 'accounts.id')
            .where('until', '>=', moment),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('opportunities').select('id').whereRef('founderId', '=', 'accounts.id'))),
    )
    .limit(100)
    .execute();
  return found.map(({ id }) => id);
}
