import type { Account } from '#sync/records/account.ts';
import { hashSecret } from '../outside/secrets.ts';
import type { Db } from './connection.ts';
import { readRow } from './records.ts';
import type { Schema } from './schema.ts';

export type Session = Schema['sessions'];

export async function saveSession(db: Db, session: Session): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** Whoever holds this secret, as cookie or (for its shorter life) as bearer token; null once it has ended. */
export async function accountBySecret(
  db: Db,
  secret: string,
  kind: 'cookie' | 'bearer',
  now: string,
): Promise<Account | null> {
  const found = await db
    .selectFrom('sessions')
    .select('accountId')
    .where(kind === 'cookie' ? 'cookieHash' : 'tokenHash', '=', hashSecret(secret))
    .where(kind === 'cookie' ? 'expiresAt' : 'tokenExpiresAt', '>', now)
    .executeTakeFirst();
  return (found && (await readRow(db, 'accounts', found.accountId))) ?? null;
}

/** Ends the session that a secret belongs to: its cookie and its token die together. */
export async function endSession(db: Db, secret: string): Promise<void> {
  const hash = hashSecret(secret);
  await db
    .deleteFrom('sessions')
    .where((where) => where.or([where('cookieHash', '=', hash), where('tokenHash', '=', hash)]))
    .execute();
}

export async function pruneSessions(db: Db, now: string): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<', now).execute();
}
