import { running } from '../running.ts';

/** What investors have invested, as they note it for themselves. */
export const up = running(
  `create table investments (
    id text primary key, ownerId text not null references accounts (id) on delete cascade, opportunityId text,
    company text not null, amount integer not null check (amount >= 1), currency text not null,
    investedOn text not null, stage text not null, state text not null check (state in ('active', 'exited', 'lost')),
    returned integer not null check (returned >= 0), note text not null,
    createdAt text not null, updatedAt text not null, removedAt text
  ) strict`,
  'create index investmentsOfOwner on investments (ownerId)',
);
