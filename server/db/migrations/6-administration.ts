import { running } from '../running.ts';

/** What admins decide and what is kept of it; preferences, reports, certificates, counts for plans, closed accounts. */
export const up = running(
  'alter table articles add column published integer not null default 1 check (published in (0, 1))',
  'alter table testimonials add column published integer not null default 1 check (published in (0, 1))',
  `alter table opportunities add column reviewNote text not null default ''`,
  `create table preferences (
    id text primary key references accounts (id) on delete cascade,
    reviews integer not null check (reviews in (0, 1)), connections integer not null check (connections in (0, 1)),
    messages integer not null check (messages in (0, 1)),
    opportunities integer not null check (opportunities in (0, 1)), updatedAt text not null
  ) strict`,
  // A report outlives its reporter's account: the reported may come back.
  `create table reports (
    id text primary key, reporterId text not null,
    subject text not null check (subject in ('opportunity', 'person')), subjectId text not null,
    subjectName text not null, reason text not null, detail text not null, at text not null,
    state text not null check (state in ('open', 'acted', 'dismissed')), answer text not null, decidedAt text
  ) strict`,
  `create index openReports on reports (at) where state = 'open'`,
  `create table certificates (
    accountId text primary key references accounts (id) on delete cascade, name text not null,
    type text not null check (type in ('application/pdf', 'image/png', 'image/jpeg')),
    bytes blob not null, size integer not null, uploadedAt text not null
  ) strict`,
  // What admins did, for good: the triggers hold it against our own mistakes too.
  `create table auditLog (
    id integer primary key, at text not null, adminId text, adminName text not null, action text not null,
    tableName text not null, rowId text not null, detail text not null
  ) strict`,
  'create index auditLogByRow on auditLog (tableName, rowId)',
  `create trigger auditLogStays before update on auditLog begin select raise(abort, 'the audit log is append-only'); end`,
  `create trigger auditLogRemains before delete on auditLog begin select raise(abort, 'the audit log is append-only'); end`,
  `create table connectionCounts (
    accountId text not null references accounts (id) on delete cascade, month text not null,
    begun integer not null check (begun >= 0), primary key (accountId, month)
  ) strict, without rowid`,
  // What must be kept of a closed account, out of everybody's sight, until it may go.
  `create table archive (
    id integer primary key, accountId text not null,
    kind text not null check (kind in ('account', 'transaction', 'communication')),
    content text not null check (json_valid(content)), archivedAt text not null, removeAt text not null
  ) strict`,
  'create index archiveByRemoval on archive (removeAt)',
);
