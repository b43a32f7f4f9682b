import { running } from '../running.ts';

/** What people write to us, and who wants the newsletter. */
export const up = running(
  `create table contactMessages (
    id text primary key, kind text not null check (kind in ('contact', 'help')),
    userId text references accounts (id) on delete set null, name text not null, email text not null,
    subject text not null, category text not null, message text not null, at text not null
  ) strict`,
  `create index contactMessagesByTime on contactMessages (at)`,
  `create table newsletterSubscriptions (
    id text primary key, email text not null unique,
    state text not null check (state in ('pending', 'confirmed', 'unsubscribed')),
    createdAt text not null, confirmedAt text, unsubscribedAt text
  ) strict`,
  `create table newsletterLinks (
    hash text primary key, subscriptionId text not null references newsletterSubscriptions (id) on delete cascade,
    purpose text not null check (purpose in ('confirm', 'unsubscribe')), createdAt text not null, expiresAt text
  ) strict`,
  `create index linksOfSubscription on newsletterLinks (subscriptionId, createdAt)`,
  `create table sendings (id integer primary key, sender text not null, name text not null, at text not null) strict`,
  `create index sendingsOfSender on sendings (sender, name, at)`,
);
