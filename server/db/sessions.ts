import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Account } from '#sync/records/account.ts';
import { hashSecret } from '../outside/secrets.ts';
import type { Db } from './connection.ts';
import { readRow } from './records.ts';
import type { Schema } from './schema.ts';

export type Session = Schema['sessions'];

export async function saveSession(db: Db, session: Session): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** The session of this secret, as cookie or as bearer token, and whose it is. Whether it still lives is the caller's to say. */
export async function sessionBySecret(
  db: Db,
  secret: string,
  kind: 'cookie' | 'bearer',
): Promise<{ session: Session; account: Account } | null> {
  const session = await db
    .selectFrom('sessions')
    .selectAll()
    .where(kind === 'cookie' ? 'cookieHash' : 'tokenHash', '=', hashSecret(secret))
    .executeTakeFirst();
  const account = session && (await readRow(db, 'accounts', session.accountId));
  return account ? { session, account } : null;
}

/** The most recently used first. */
export async function sessionsOf(db: Db, accountId: string): Promise<Session[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id')
    .execute();
}

export async function updateSession(
  db: Db,
  id: string,
  values: Partial<Pick<Session, 'lastUsedAt' | 'authenticatedAt' | 'tokenHash' | 'tokenExpiresAt'>>,
): Promise<void> {
  await db.updateTable('sessions').set(values).where('id', '=', id).execute();
}

/** Ends the session that a secret belongs to: its cookie and its token die together. */
export async function endSession(db: Db, secret: string): Promise<void> {
  const hash = hashSecret(secret);
  await db
    .deleteFrom('sessions')
    .where((where) => where.or([where('cookieHash', '=', hash), where('tokenHash', '=', hash)]))
    .execute();
}

/** Ends the session of whoever asks for it: its device knows, and has nothing to hear. */
export async function endOwnSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** Ends one session of a person, from elsewhere. False where it is not there, or not theirs. */
export async function endSessionOf(db: Db, accountId: string, id: string): Promise<boolean> {
  return (await endThere(db, (where) => where.and({ accountId, id }))) > 0n;
}

/** Ends a person's sessions, from elsewhere, but for the one named. */
export async function endSessionsOf(db: Db, accountId: string, but: string | null = null): Promise<void> {
  await endThere(db, (where) =>
    where.and([where('accountId', '=', accountId), ...(but === null ? [] : [where('id', '!=', but)])]),
  );
}

/** Whether a session of this person that the secret opened, as its cookie, was ended from elsewhere. */
export async function wasSignedOut(db: Db, accountId: string, secret: string): Promise<boolean> {
  const found = await db
    .selectFrom('signedOutSessions')
    .select('accountId')
    .where('cookieHash', '=', hashSecret(secret))
    .executeTakeFirst();
  return found?.accountId === accountId;
}

/** `untold`: what ended before that goes also where its device is still to be told. */
export async function pruneSessions(db: Db, now: string, untold: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('expiresAt', '<', now)
    .where((where) =>
      where.or([
        where('expiresAt', '<', untold),
        where('id', 'not in', db.selectFrom('pushSubscriptions').select('sessionId')),
      ]),
    )
    .execute();
  await db.deleteFrom('signedOutSessions').where('expiresAt', '<', now).execute();
}

type Which = (where: ExpressionBuilder<Schema, 'sessions'>) => Expression<SqlBool>;

/** Answers how many there were. Should the second of the two fail, what the first has noted holds once they have ended. */
async function endThere(db: Db, which: Which): Promise<bigint> {
  const ended = db.selectFrom('sessions').select(['cookieHash', 'accountId', 'expiresAt']).where(which);
  await db
    .insertInto('signedOutSessions')
    .columns(['cookieHash', 'accountId', 'expiresAt'])
    .expression(ended)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await db.deleteFrom('sessions').where(which).executeTakeFirst()).numDeletedRows;
}
