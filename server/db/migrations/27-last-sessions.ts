import { running } from '../running.ts';

const unproven = 'emailVerified = 0 and phoneVerified = 0';

/** Until when somebody was signed in at the latest, so that accounts that nobody proves or uses can go. */
export const up = running(
  // Of accounts of which nothing is verified: a session's own row goes with it.
  `create table lastSessions (
    accountId text primary key references accounts (id) on delete cascade, until text not null
  ) strict, without rowid`,
  // Who signed in before this was noted is not known: they have all their time from now on.
  `insert into lastSessions
    select id, max(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'),
      coalesce((select max(expiresAt) from sessions where accountId = accounts.id), ''))
    from accounts where ${unproven}`,
  `create index unprovenAccounts on accounts (createdAt) where ${unproven} and deleteAt is null`,
);
