import { isStorageFull } from '#src/data/database/storage-full.ts';
import { holdDeleted, letGoDeleted } from './held-deletion.ts';
import { inDirectory } from './in-directory.ts';

/** Whether somebody, in this tab or another, waits for the download to end so that all of it can be deleted. */
export async function isRemovalOwed(): Promise<boolean> {
  return (await owedRemoval()) !== undefined;
}

/** So long, in ms, one waits for their turn: whose mark is older is gone with the tab it was made in. */
const patience = 60_000;

/**
 * Deletes what of the directory is here, where somebody waits for that; answers whether. They still wait for their turn: until
 * then nobody else begins to download.
 */
export async function removeOwed(): Promise<boolean> {
  const owed = await owedRemoval();
  if (!owed) return false;
  const isWaitedFor = Math.abs(Date.now() - owed.at) < patience;
  return removeStored({ isOwed: true, isOwedStill: isWaitedFor, staysDeleted: true });
}

type Removal = { isOwed?: boolean; isOwedStill?: boolean; staysDeleted?: boolean };

/**
 * Deletes what of the directory is here; `staysDeleted`: nothing brings it until the person asks for it. `isOwed`: nothing is
 * deleted where they have asked for it since, see wantAgain; answers whether it was. One at a time.
 */
export async function removeStored(removal: Removal = {}): Promise<boolean> {
  try {
    return await clearStored(removal);
  } catch (error) {
    if (!isStorageFull(error) || !removal.staysDeleted || !holdDeleted()) throw error;
    // A full browser takes deletions, but no transaction that stores anything, whatever it makes room for.
    let isRemoved = false;
    try {
      isRemoved = await clearStored({ ...removal, staysDeleted: false });
    } finally {
      if (!isRemoved) letGoDeleted();
    }
    return isRemoved;
  }
}

function clearStored({ isOwed, isOwedStill, staysDeleted }: Removal): Promise<boolean> {
  return inDirectory(({ database, manifests, files, pages, indexes, owedRemovals, deletions }) => {
    const tables = [manifests, files, pages, indexes];
    return database.transaction('rw', [...tables, owedRemovals], async () => {
      if (isOwed && !(await owedRemovals.get('removal'))) return false;
      for (const table of tables) await table.clear();
      if (!isOwedStill) await owedRemovals.delete('removal');
      if (staysDeleted) await deletions.bulkPut([{ key: 'deleted' }, { key: 'emptied' }]);
      return true;
    });
  });
}

function owedRemoval() {
  return inDirectory(({ owedRemovals }) => owedRemovals.get('removal'));
}
