import { running } from '../running.ts';

/** Messages between connected people, how far each has read, and who wants none from whom. */
export const up = running(
  // Like the connections they belong to, these go when either end closes their account; the other is told.
  `create table threads (
    id text primary key, investorId text not null, entrepreneurId text not null,
    count integer not null check (count >= 1), lastId text not null, lastAt text not null,
    investorRead integer not null check (investorRead between 0 and count),
    entrepreneurRead integer not null check (entrepreneurRead between 0 and count)
  ) strict`,
  `create table directMessages (
    id text primary key, connectionId text not null, senderId text not null, recipientId text not null,
    number integer not null check (number >= 1), text text not null check (length(text) between 1 and 4000),
    writtenAt text not null, sentAt text not null, unique (connectionId, number)
  ) strict`,
  'create index directMessagesOfSender on directMessages (senderId, sentAt)',
  'create index directMessagesToRecipient on directMessages (recipientId)',
  `create table blocks (
    id text primary key, blockerId text not null references accounts (id) on delete cascade,
    blockedId text not null, isOn integer not null check (isOn in (0, 1)), at text not null
  ) strict`,
  'create index blocksOfBlocker on blocks (blockerId)',
);
