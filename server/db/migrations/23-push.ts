import { running } from '../running.ts';

/** Devices that are told of news, and what is about to be told them. */
export const up = running(
  // One a session: what ends the session, in whatever way, ends what wakes its device.
  `create table pushSubscriptions (
    sessionId text primary key references sessions (id) on delete cascade,
    accountId text not null references accounts (id) on delete cascade,
    endpoint text not null, endpointHash text not null unique, createdAt text not null, lastPushAt text
  ) strict`,
  'create index pushSubscriptionsOfAccount on pushSubscriptions (accountId, createdAt)',
  `create table duePushes (
    sessionId text primary key references pushSubscriptions (sessionId) on delete cascade,
    sinceAt text not null, toldAt text not null, dueAt text not null, attempts integer not null
  ) strict`,
  'create index duePushesByTime on duePushes (dueAt)',
  // JSON. As for somebody who has chosen nothing yet: everything that is about them, nothing that is about the market.
  `alter table preferences add column notPushed text not null default '["opportunities"]'`,
  "alter table preferences add column quietHours text not null default 'null'",
);
