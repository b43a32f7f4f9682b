import { running } from '../running.ts';

/** Files that go along with messages. */
export const up = running(
  // A message may be files alone: its text may be empty, which a check of SQLite's cannot learn but by a new table.
  `create table directMessagesNew (
    id text primary key, connectionId text not null, senderId text not null, recipientId text not null,
    number integer not null check (number >= 1), text text not null check (length(text) <= 4000),
    attachments text not null default '[]', writtenAt text not null, sentAt text not null,
    unique (connectionId, number), check (text != '' or attachments != '[]')
  ) strict`,
  `insert into directMessagesNew (id, connectionId, senderId, recipientId, number, text, writtenAt, sentAt)
    select id, connectionId, senderId, recipientId, number, text, writtenAt, sentAt from directMessages`,
  'drop table directMessages',
  'alter table directMessagesNew rename to directMessages',
  'create index directMessagesOfSender on directMessages (senderId, sentAt)',
  'create index directMessagesToRecipient on directMessages (recipientId)',
  // The bytes are files in DATA_DIR/attachments. usedAt: a message names it; null: none does, or nobody knows.
  `create table uploads (
    accountId text not null references accounts (id) on delete cascade, hash text not null,
    size integer not null check (size >= 1), kind text not null, uploadedAt text not null, usedAt text,
    primary key (accountId, hash)
  ) strict`,
  'create index uploadsUnused on uploads (uploadedAt) where usedAt is null',
);
