import { forgetAllFiles } from '#src/data/files.ts';
import { removeRows } from '#src/data/remove-rows.ts';
import { storeHeldIfRoom } from '#src/data/words/store-held-words.ts';
import { removeDirectory } from '#src/directory/remove.ts';
import { syncNow } from '#src/syncing/sync-now.ts';

const removable = ['deals', 'messages', 'files', 'directory'] as const;

/** What can be had from the server again. */
export type RemovableGroup = (typeof removable)[number];

export function isRemovable(group: string): group is RemovableGroup {
  return removable.some((each) => each === group);
}

/**
 * Deletes a group from this device; what is synced is fetched again as soon as there is a network. Words that a full device had
 * no room for come first. Answers whether it was deleted, which the directory is not where somebody asked for it meanwhile.
 */
export async function removeGroup(group: RemovableGroup): Promise<boolean> {
  const isRemoved = await remove(group);
  await storeHeldIfRoom();
  if (group === 'deals' || group === 'messages') syncNow();
  return isRemoved;
}

async function remove(group: RemovableGroup): Promise<boolean> {
  if (group === 'directory') return removeDirectory();
  await (group === 'files' ? forgetAllFiles() : removeRows(group));
  return true;
}
