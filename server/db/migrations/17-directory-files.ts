import { running } from '../running.ts';

/** The directory's files compressed, in another form: the server makes them anew from the records when it starts. */
export const up = running(
  'drop table directoryFiles',
  'drop table directoryManifest',
  // bytes: by brotli of that quality. length: without it. retiredAt: since when the current manifest does not name it.
  `create table directoryFiles (
    hash text primary key, length integer not null, quality integer not null, bytes blob not null, retiredAt text
  ) strict`,
  'create index directoryFilesRetired on directoryFiles (retiredAt) where retiredAt is not null',
  // isWritten: whether directoryInvestors says what the files say.
  `create table directoryManifest (
    id integer primary key check (id = 1), hash text not null, bytes blob not null,
    isWritten integer not null check (isWritten in (0, 1))
  ) strict`,
);
