import { isStorageFull } from '#src/data/database/storage-full.ts';
import { isDeleted } from './deleted.ts';
import { setDownloadState } from './download-state.ts';
import { inDirectory } from './in-directory.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { removeStored } from './owed-removal.ts';
import { forgetFiles } from './record-files.ts';

/**
 * Deletes the directory with its indexes; a download that is under way stops for it. It stays deleted until the person asks
 * for it: see deleted.ts. Where they do so before this has its turn, it is not deleted; answers whether it was. How much of it is
 * kept stays as it was chosen.
 */
export async function removeDirectory(): Promise<boolean> {
  const isOwed = await stopDownload();
  let isRemoved = false;
  await oneAtATime(async () => {
    // Whoever downloaded may have done it meanwhile.
    isRemoved = (await removeStored({ isOwed, staysDeleted: true })) || (await isDeleted());
    if (!isRemoved) return;
    forgetFiles();
    setDownloadState({ at: 'waiting' });
  });
  return isRemoved;
}

/** A full device cannot be told anything, which is answered: there the deletion waits for its turn. */
async function stopDownload(): Promise<boolean> {
  try {
    await inDirectory(({ owedRemovals }) => owedRemovals.put({ key: 'removal', at: Date.now() }));
    return true;
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    return false;
  }
}
