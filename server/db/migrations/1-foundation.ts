import { running } from '../running.ts';

/** The first schema: accounts, synced rows, the change log, outcomes, messages to send, the directory. */
export const up = running(
  `create table accounts (
    id text primary key, email text not null unique, username text not null unique, fullName text not null,
    userType text not null check (userType in ('investor', 'entrepreneur', 'admin')), location text not null,
    emailVerified integer not null check (emailVerified in (0, 1)),
    phoneVerified integer not null check (phoneVerified in (0, 1)), createdAt text not null
  ) strict`,
  `create table credentials (
    accountId text primary key references accounts (id) on delete cascade, passwordHash text not null
  ) strict`,
  `create table sessions (
    id text primary key, accountId text not null references accounts (id) on delete cascade,
    cookieHash text not null unique, tokenHash text not null unique,
    createdAt text not null, expiresAt text not null, tokenExpiresAt text not null
  ) strict`,
  `create index sessionsOfAccount on sessions (accountId)`,
  `create table drafts (
    id text primary key, ownerId text not null references accounts (id) on delete cascade,
    title text not null, industry text not null, stage text not null, location text not null,
    description text not null, currency text not null, totalRequired text not null, minInvestment text not null,
    highlights text not null check (json_valid(highlights)), conflicts text not null check (json_valid(conflicts)),
    createdAt text not null, updatedAt text not null, deletedAt text, submittedAs text
  ) strict`,
  `create table opportunities (
    id text primary key, founderId text not null references accounts (id), founderName text not null,
    title text not null, description text not null, industry text not null, stage text not null,
    location text not null, currency text not null check (length(currency) = 3),
    totalRequired integer not null check (totalRequired >= 1),
    minInvestment integer not null check (minInvestment >= 1 and minInvestment <= totalRequired),
    raisedAmount integer not null check (raisedAmount >= 0),
    highlights text not null check (json_valid(highlights)),
    status text not null check (status in ('review', 'active', 'closed', 'withdrawn', 'declined')),
    createdAt text not null, updatedAt text not null
  ) strict`,
  `create index opportunitiesOfFounder on opportunities (founderId, createdAt)`,
  `create table testimonials (
    id text primary key, userType text not null check (userType in ('investor', 'entrepreneur')),
    rating integer not null check (rating between 1 and 5), content text not null,
    fullName text not null, location text not null, createdAt text not null
  ) strict`,
  `create table articles (
    id text primary key, kind text not null check (kind in ('guide', 'research', 'trend', 'news')),
    title text not null, summary text not null, body text not null, source text not null,
    tags text not null check (json_valid(tags)), publishedAt text not null
  ) strict`,
  `create table attention (
    id text primary key, userId text not null references accounts (id) on delete cascade, name text not null,
    args text not null check (json_valid(args)), code text not null, message text not null, field text,
    at text not null, resolution text check (resolution in ('retried', 'discarded')), resolvedAt text
  ) strict`,
  `create table changes (
    audience text not null, tableName text not null, rowId text not null, number integer not null,
    deleted integer not null check (deleted in (0, 1)), changedAt text not null,
    primary key (audience, tableName, rowId)
  ) strict, without rowid`,
  `create unique index changesInOrder on changes (audience, number)`,
  `create table clients (
    clientId text primary key, userId text references accounts (id) on delete cascade,
    lastSeq integer not null, ack integer not null
  ) strict`,
  `create table outcomes (
    clientId text not null references clients (clientId) on delete cascade, seq integer not null,
    mutationId text not null, outcome text not null check (json_valid(outcome)),
    final integer not null check (final in (0, 1)), createdAt text not null,
    primary key (clientId, seq)
  ) strict`,
  `create unique index finalOutcomes on outcomes (mutationId) where final = 1`,
  `create table serverState (
    id integer primary key check (id = 1), epoch text not null, number integer not null, floor integer not null
  ) strict`,
  `create table messages (
    id integer primary key, channel text not null check (channel in ('mail', 'sms')), recipient text not null,
    subject text not null, text text not null, createdAt text not null, attempts integer not null,
    nextAt text not null, sentAt text
  ) strict`,
  `create index messagesToSend on messages (nextAt) where sentAt is null`,
  `create table directoryInvestors (
    id integer primary key, identity text not null unique, name text not null, website text not null,
    investorType text not null, globalHQ text not null, stageOfInvestment text not null,
    firstChequeMinimum text not null, firstChequeMaximum text not null, countriesOfInvestment text not null,
    investmentThesis text not null, linkedin text not null
  ) strict`,
  `create table directoryFiles (hash text primary key, bytes blob not null) strict`,
  `create table directoryManifest (
    id integer primary key check (id in (1, 2)), hash text not null, bytes blob not null
  ) strict`,
  `insert into serverState (id, epoch, number, floor) values (1, lower(hex(randomblob(16))), 0, 0)`,
);
