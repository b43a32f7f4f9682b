import { reconnecting } from '#src/data/reconnecting.ts';
import { isStorageFull } from '#src/data/storage-full.ts';
import { directoryDb } from './directory-db.ts';
import { refreshAgain } from './download.ts';
import { setDownloadState } from './download-state.ts';
import { isMetered } from './metered.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { removeStored } from './owed-removal.ts';
import { forgetFiles } from './record-files.ts';

const { database, owedRemovals } = directoryDb;

/**
 * Deletes the directory with its indexes; a download that is under way stops for it. It comes again as soon as the server can
 * be reached, on a metered connection only with the next sync. How much of it is kept stays as it was chosen.
 */
export async function removeDirectory(): Promise<void> {
  await stopDownload();
  await oneAtATime(() => removeStored());
  forgetFiles();
  if (isMetered()) setDownloadState({ at: 'waiting' });
  else await refreshAgain();
}

/** A full device cannot be told anything: there the deletion waits for its turn. */
async function stopDownload(): Promise<void> {
  try {
    await reconnecting(database, () => owedRemovals.put({ key: 'removal', at: Date.now() }));
  } catch (error) {
    if (!isStorageFull(error)) throw error;
  }
}
