import { reconnecting } from '#src/data/reconnecting.ts';
import { directoryDb } from './directory-db.ts';
import { refreshAgain } from './download.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { forgetFiles } from './record-files.ts';

const { database, manifests, files, indexes } = directoryDb;

/**
 * Deletes the directory with its indexes, and brings it again as soon as the server can be reached. How much of it is kept stays
 * as it was chosen.
 */
export async function removeDirectory(): Promise<void> {
  await oneAtATime(() =>
    reconnecting(database, () =>
      database.transaction('rw', manifests, files, indexes, async () => {
        for (const table of [manifests, files, indexes]) await table.clear();
      }),
    ),
  );
  forgetFiles();
  await refreshAgain();
}
