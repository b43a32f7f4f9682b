import { running } from '../running.ts';

/** Records that an admin took out of the directory, so that the next list does not bring them back. */
export const up = running(
  // endedAt: since when lists may bring the record again; it then has this id. record: JSON, until it is erased.
  `create table directoryRemovals (
    id integer primary key, identity text not null unique, name text not null, record text, reason text not null,
    removedBy text not null, removedAt text not null, endedAt text
  ) strict`,
  'create index directoryRemovalsWithRecord on directoryRemovals (removedAt) where record is not null',
);
