import { type Kysely, sql } from 'kysely';
import { running } from '../running.ts';

const accountColumns =
  'id, email, username, fullName, userType, location, emailVerified, phoneVerified, createdAt';

const makeAnew = running(
  // An address that nobody has verified may be claimed by several: SQLite changes no constraint, so the table is made anew.
  `create table accountsAnew (
    id text primary key, email text not null, username text not null unique, fullName text not null,
    userType text not null check (userType in ('investor', 'entrepreneur', 'admin')), location text not null,
    emailVerified integer not null check (emailVerified in (0, 1)),
    phoneVerified integer not null check (phoneVerified in (0, 1)), createdAt text not null,
    bio text not null default '', currency text not null default 'INR' check (length(currency) = 3),
    phone text not null default '', pendingEmail text, pendingPhone text,
    approval text not null default 'pending' check (approval in ('pending', 'approved', 'declined')),
    approvalReason text, disabledAt text, deleteAt text
  ) strict`,
  `insert into accountsAnew (${accountColumns}) select ${accountColumns} from accounts`,
  'drop table accounts',
  'alter table accountsAnew rename to accounts',
  'create unique index accountsByVerifiedEmail on accounts (email) where emailVerified = 1',
  'create index accountsByEmail on accounts (email)',
  'create index accountsToDelete on accounts (deleteAt) where deleteAt is not null',
  `create table investorProfiles (
    id text primary key references accounts (id) on delete cascade, company text not null,
    designation text not null,
    experience text check (experience in ('beginner', 'intermediate', 'experienced', 'expert')),
    minInvestmentRange integer, maxInvestmentRange integer,
    areasOfExpertise text not null check (json_valid(areasOfExpertise)),
    preferredIndustries text not null check (json_valid(preferredIndustries)),
    locationPreference text not null, investmentGoals text not null, accreditationDeclaredAt text,
    updatedAt text not null,
    check (minInvestmentRange is null or maxInvestmentRange is null or minInvestmentRange <= maxInvestmentRange)
  ) strict`,
  `create table companies (
    id text primary key references accounts (id) on delete cascade, companyName text not null,
    stage text not null, companyDescription text not null, industry text not null, location text not null,
    fundingRequired integer, teamSize integer, useOfFunds text not null, businessModel text not null,
    currentRevenue integer not null check (currentRevenue >= 0), website text not null,
    linkedinProfile text not null, previousFunding text not null, updatedAt text not null
  ) strict`,
  `create table consents (
    id text primary key, accountId text not null references accounts (id) on delete cascade,
    kind text not null, version text not null, given integer not null check (given in (0, 1)), at text not null
  ) strict`,
  'create index consentsOfAccount on consents (accountId, kind, at)',
  `create table subscriptions (
    id text primary key, accountId text not null references accounts (id) on delete cascade,
    planId text not null, state text not null check (state in ('requested', 'active', 'declined', 'ended')),
    requestedAt text not null, decidedAt text, endedAt text, reason text
  ) strict`,
  `create unique index activeSubscriptions on subscriptions (accountId) where state = 'active'`,
  `create index requestedSubscriptions on subscriptions (requestedAt) where state = 'requested'`,
  // Sessions of before know neither device nor use: what they did last was to begin.
  `alter table sessions add column deviceName text not null default ''`,
  `alter table sessions add column lastUsedAt text not null default ''`,
  `alter table sessions add column authenticatedAt text not null default ''`,
  'update sessions set lastUsedAt = createdAt, authenticatedAt = createdAt',
  `create table otpCodes (
    accountId text not null references accounts (id) on delete cascade,
    type text not null check (type in ('email', 'phone')), target text not null, codeHash text not null,
    tries integer not null, expiresAt text not null, primary key (accountId, type)
  ) strict, without rowid`,
  `create table resetTokens (
    tokenHash text primary key, accountId text not null references accounts (id) on delete cascade,
    expiresAt text not null
  ) strict, without rowid`,
  'create index resetTokensOfAccount on resetTokens (accountId)',
  // Who tried what: `key` is a hash, so that no address of a person or a network stands here.
  `create table attempts (id integer primary key, key text not null, at text not null) strict`,
  'create index attemptsByKey on attempts (key, at)',
  `create table identities (
    issuer text not null, subject text not null,
    accountId text not null references accounts (id) on delete cascade, createdAt text not null,
    primary key (issuer, subject)
  ) strict, without rowid`,
  // What must not leave late (a code) says when it is worthless; what has left or lapsed keeps no text.
  'alter table messages add column expiresAt text',
  `update messages set text = '' where sentAt is not null`,
);

/** Accounts in full: profiles, consents, plans, codes, reset links, sessions with their device, limits that last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeAnew(db);
  // References are off while tables are made anew: what hangs in the air now would hang there for good.
  const broken = await sql`pragma foreign_key_check`.execute(db);
  if (broken.rows.length > 0) throw new Error('The new accounts table has lost rows that others refer to.');
}
