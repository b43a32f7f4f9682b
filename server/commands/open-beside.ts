import { join } from 'node:path';
import { type Database, type OpenOptions, openDatabase } from '../db/connection.ts';
import { holdFolder } from '../db/hold-folder.ts';
import { retryBusy } from '../db/retry-busy.ts';

/**
 * Opens the database of a data folder for a command beside which a server may run. Throws where the database would first have to
 * be brought to this version, and something has the folder: an older server would read and write what is gone by then.
 */
export function openBeside(folder: string, options: OpenOptions = {}): Promise<Database> {
  return retryBusy(() =>
    openDatabase(join(folder, 'pankh.db'), {
      ...options,
      beforeMigration: () => holdFolder(folder) ?? refuse(folder),
    }),
  );
}

function refuse(folder: string): never {
  throw new Error(
    `The database in ${folder} is of an older version of Pankh, and something has it: a server of that version, or what is just bringing it to this one. Stop that server, or wait for the end of that, and try again.`,
  );
}
