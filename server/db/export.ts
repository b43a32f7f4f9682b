import { accountRows, type RowsOfTable } from './account-rows.ts';
import { certificateOf } from './certificates.ts';
import { contactMessagesOf } from './closing.ts';
import type { Db } from './connection.ts';
import { pushSubscriptionsOf } from './push-subscriptions.ts';
import { readRow } from './records.ts';

/** Everything there is of a person, by table, some rows at a time. Secrets are hashes and belong to nobody's export. */
export async function* everythingOf(db: Db, accountId: string): AsyncGenerator<RowsOfTable> {
  yield* accountRows(db, accountId);
  for (const [table, rows] of Object.entries(await besidesSynced(db, accountId))) yield { table, rows };
}

async function besidesSynced(db: Db, accountId: string): Promise<Record<string, object[]>> {
  const account = await readRow(db, 'accounts', accountId);
  const certificate = await certificateOf(db, accountId);
  return {
    messagesToUs: await contactMessagesOf(db, accountId),
    certificates: certificate ? [certificate] : [],
    sessions: await db
      .selectFrom('sessions')
      .select(['id', 'deviceName', 'createdAt', 'lastUsedAt', 'expiresAt'])
      .where('accountId', '=', accountId)
      .execute(),
    devicesToldOfNews: await pushSubscriptionsOf(db, accountId),
    identities: await db
      .selectFrom('identities')
      .select(['issuer', 'createdAt'])
      .where('accountId', '=', accountId)
      .execute(),
    // What somebody else's mailbox receives is not told to whoever only named it.
    newsletter: account?.emailVerified
      ? await db
          .selectFrom('newsletterSubscriptions')
          .select(['email', 'state', 'createdAt', 'confirmedAt', 'unsubscribedAt'])
          .where('email', '=', account.email)
          .execute()
      : [],
    decisionsOnMe: await db
      .selectFrom('auditLog')
      .select(['at', 'action', 'detail'])
      .where('rowId', '=', accountId)
      .execute(),
    connectionCounts: await db
      .selectFrom('connectionCounts')
      .select(['month', 'begun'])
      .where('accountId', '=', accountId)
      .execute(),
  };
}
