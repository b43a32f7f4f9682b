import { running } from '../running.ts';

/** The investors whom founders want to win, each for themselves. */
export const up = running(
  `create table approaches (
    id text primary key, ownerId text not null references accounts (id) on delete cascade,
    directoryId integer, investorId text,
    name text not null, kind text not null, website text not null, place text not null,
    stage text not null check (stage in ('to-approach', 'contacted', 'meeting', 'talks', 'committed', 'no')),
    followUpOn text not null, noReasons text not null, noWords text not null, note text not null,
    createdAt text not null, updatedAt text not null, removedAt text
  ) strict`,
  'create index approachesOfOwner on approaches (ownerId)',
);
