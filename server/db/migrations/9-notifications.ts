import { running } from '../running.ts';

/** What people are told of in the app. */
export const up = running(
  `create table notifications (
    id text primary key, accountId text not null references accounts (id) on delete cascade,
    event text not null, aboutId text not null, who text not null, what text not null, at text not null, readAt text
  ) strict`,
  'create index notificationsOfAccount on notifications (accountId, at)',
);
