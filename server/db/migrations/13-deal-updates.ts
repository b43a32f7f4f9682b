import { running } from '../running.ts';

/** What founders tell of their deals, how often those are opened, and when investors want to be reminded of one. */
export const up = running(
  // Not the deal's by a key of the database: it is taken away row by row, so that whoever was shown it is told.
  `create table dealUpdates (
    id text primary key, opportunityId text not null,
    founderId text not null references accounts (id) on delete cascade,
    dealStatus text not null, title text not null, text text not null,
    createdAt text not null, editedAt text, removedAt text
  ) strict`,
  'create index dealUpdatesOfDeal on dealUpdates (opportunityId)',
  'create index dealUpdatesOfFounder on dealUpdates (founderId, createdAt)',
  `create table dealViews (
    id text primary key, founderId text not null references accounts (id) on delete cascade,
    views integer not null check (views >= 1)
  ) strict`,
  'alter table pipeline add column remindOn text',
  "alter table pipeline add column reminderNote text not null default ''",
);
