import { forgetAllFiles } from '#src/data/files.ts';
import { removeRows } from '#src/data/remove-rows.ts';
import { removeDirectory } from '#src/directory/remove.ts';
import { syncNow } from '#src/syncing/sync-now.ts';

const removable = ['deals', 'messages', 'files', 'directory'] as const;

/** What can be had from the server again. */
export type RemovableGroup = (typeof removable)[number];

export function isRemovable(group: string): group is RemovableGroup {
  return removable.some((each) => each === group);
}

/** Deletes a group from this device; what is synced, and the directory, is fetched again as soon as there is a network. */
export async function removeGroup(group: RemovableGroup): Promise<void> {
  if (group === 'files') return forgetAllFiles();
  if (group === 'directory') return removeDirectory();
  await removeRows(group);
  syncNow();
}
