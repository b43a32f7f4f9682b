import type Sqlite from 'better-sqlite3';
import type { Schema } from './schema.ts';

/** What an admin did, as the audit log holds it. */
export type Done = Pick<Schema['auditLog'], 'at' | 'adminName' | 'action' | 'tableName' | 'rowId' | 'detail'>;

export type Named = { id: string; fullName: string };

/**
 * What ended on the server since a backup no device offers again. Before the rows of the backup (`incoming`) take the place of
 * those there are (`main`), these are taken over: a session that is over opens nothing again, a mail that has left does not leave
 * a second time, and who wants no letters gets none. `epoch`: the history that the backup was made of. Where the database is not
 * the one it was made of, such as one that was begun after a loss, it knows of none of that.
 */
export function keepEnded(database: Sqlite.Database, epoch: string): void {
  if (!isOfTheSame(database)) return;
  database.exec(waysIn);
  database.exec(letters);
  // In another history what there is may be older than the backup: what is gone was never there then.
  const current = database.prepare('select epoch from main.serverState').pluck().get();
  if (current === epoch) database.exec(sinceInTheSame);
  database.exec(mailThatWaited);
}

/** What admins did and the backup does not hold, the oldest first. What they only read is none of it. */
export function doneSince(database: Sqlite.Database): Done[] {
  return database
    .prepare<[], Done>(
      `select at, adminName, action, tableName, rowId, detail from main.auditLog as done
       where action != 'readCertificate' and not exists (
         select 1 from incoming.auditLog as known
         where known.id = done.id and known.at = done.at and known.action = done.action and known.rowId = done.rowId
       ) order by id`,
    )
    .all();
}

/** Whose accounts come back though they are gone by now. */
export function backAgain(database: Sqlite.Database): Named[] {
  if (!isOfTheSame(database)) return [];
  return database
    .prepare<[], Named>(
      'select id, fullName from incoming.accounts where id not in (select id from main.accounts) order by id',
    )
    .all();
}

/** A database keeps when its first schema was made, through every backup and restore. */
function isOfTheSame(database: Sqlite.Database): boolean {
  const begun = (name: string) =>
    database.prepare(`select timestamp from ${name}.kysely_migration order by name limit 1`).pluck().get();
  return begun('main') === begun('incoming');
}

// References are not followed while rows are replaced: what goes with a session is named here.
const waysIn = `
  delete from incoming.sessions where id not in (select id from main.sessions);
  replace into incoming.sessions
    select * from main.sessions where id in (select id from incoming.sessions);
  insert or ignore into incoming.signedOutSessions select * from main.signedOutSessions;
  delete from incoming.pushSubscriptions where sessionId not in (select sessionId from main.pushSubscriptions);
  delete from incoming.duePushes where sessionId not in (select sessionId from incoming.pushSubscriptions);
  delete from incoming.resetTokens where tokenHash not in (select tokenHash from main.resetTokens);
  delete from incoming.otpCodes
    where (accountId, type, codeHash) not in (select accountId, type, codeHash from main.otpCodes);
  delete from incoming.identities
    where accountId in (select id from main.accounts)
      and (issuer, subject, accountId) not in (select issuer, subject, accountId from main.identities);
  insert or ignore into incoming.endedIdentities
    select * from main.endedIdentities where accountId in (select id from incoming.accounts)
      and accountId not in (select accountId from incoming.identities);
`;

const letters = `
  update incoming.newsletterSubscriptions as subscription
    set state = ended.state, unsubscribedAt = ended.unsubscribedAt
    from main.newsletterSubscriptions as ended
    where ended.email = subscription.email and ended.state = 'unsubscribed'
      and (subscription.confirmedAt is null or ended.unsubscribedAt >= subscription.confirmedAt);
  delete from incoming.newsletterLinks where purpose = 'confirm' and subscriptionId in (
    select id from incoming.newsletterSubscriptions where state = 'unsubscribed'
  );
  insert or ignore into incoming.newsletterLinks
    select * from main.newsletterLinks
      where purpose = 'unsubscribe' and subscriptionId in (select id from incoming.newsletterSubscriptions);
`;

// A password that was changed or taken away stays so; an account that is gone by now comes back with the one it had. Whoever asked
// for the deletion of their account, or took that back, has done so. Mail that is gone was sent a month ago, and a mailbox that is
// gone has wanted no letters for as long. What was told in one mail a day, or late, is not told again.
const sinceInTheSame = `
  replace into incoming.credentials
    select * from main.credentials where accountId in (select id from incoming.accounts);
  delete from incoming.credentials
    where accountId in (select id from main.accounts) and accountId not in (select accountId from main.credentials);
  update incoming.accounts as account set deleteAt = now.deleteAt from main.accounts as now where now.id = account.id;
  replace into incoming.digests
    select * from main.digests where accountId in (select id from incoming.accounts);
  delete from incoming.lateMails
    where (connectionId, recipientId) not in (select connectionId, recipientId from main.lateMails);
  delete from incoming.newsletterLinks
    where subscriptionId not in (select id from main.newsletterSubscriptions);
  delete from incoming.newsletterSubscriptions where id not in (select id from main.newsletterSubscriptions);
  delete from incoming.messages
    where sentAt is null and (id, createdAt, recipient) not in (select id, createdAt, recipient from main.messages);
`;

// Numbers are given again, after a restore or where the newest is gone: with its moment and its recipient it is the same.
const mailThatWaited = `
  replace into incoming.messages
    select * from main.messages where (id, createdAt, recipient) in (
      select id, createdAt, recipient from incoming.messages where sentAt is null
    );
`;
