import { running } from '../running.ts';

/** Since when a file of the directory is out of use stands in a table of its own. */
export const up = running(
  // Beside the files: noted in them, it would write their bytes again.
  `create table retiredDirectoryFiles (hash text primary key, retiredAt text not null) strict, without rowid`,
  'create index directoryFilesByRetirement on retiredDirectoryFiles (retiredAt)',
  `insert into retiredDirectoryFiles (hash, retiredAt)
   select hash, retiredAt from directoryFiles where retiredAt is not null`,
  'drop index directoryFilesRetired',
  'alter table directoryFiles drop column retiredAt',
);
