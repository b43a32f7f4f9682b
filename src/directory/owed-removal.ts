import { reconnecting } from '#src/data/reconnecting.ts';
import { directoryDb } from './directory-db.ts';

const { database, manifests, files, pages, indexes, owedRemovals } = directoryDb;
const tables = [manifests, files, pages, indexes];

/** Whether somebody, in this tab or another, waits for the download to end so that all of it can be deleted. */
export async function isRemovalOwed(): Promise<boolean> {
  return (await owedRemovals.get('removal')) !== undefined;
}

/** So long, in ms, one waits for their turn: whose mark is older is gone with the tab it was made in. */
const patience = 60_000;

/**
 * Deletes what of the directory is here, where somebody waits for that; answers whether. They still wait for their turn: until
 * then nobody else begins to download.
 */
export async function removeOwed(): Promise<boolean> {
  const owed = await owedRemovals.get('removal');
  if (!owed) return false;
  const isWaitedFor = Math.abs(Date.now() - owed.at) < patience;
  await removeStored({ isOwedStill: isWaitedFor });
  return true;
}

/** Deletes what of the directory is here. One at a time. */
export async function removeStored({ isOwedStill = false } = {}): Promise<void> {
  await reconnecting(database, () =>
    database.transaction('rw', [...tables, owedRemovals], async () => {
      for (const table of tables) await table.clear();
      if (!isOwedStill) await owedRemovals.delete('removal');
    }),
  );
}
