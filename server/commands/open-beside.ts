import { join } from 'node:path';
import { type Database, type OpenOptions, openDatabase } from '../db/connection.ts';
import { holdFolder } from '../db/hold-folder.ts';
import { retryBusy } from '../db/retry-busy.ts';

/**
 * Opens the database of a data folder for a command beside which a server may run. Throws where the database would first have to
 * be brought to this version, and a server has the folder: that one is older, and what it reads and writes would be gone.
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
    `A server of an older version of Pankh, or a restore, has ${folder}. Stop the server, and start the one of this version first.`,
  );
}
