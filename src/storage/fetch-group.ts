import { refreshAgain } from '#src/directory/download.ts';
import { downloadState } from '#src/directory/download-state.ts';
import { synced } from '#src/syncing/synced.ts';
import type { RemovableGroup } from './remove-group.ts';

/** What is fetched as a whole; a file comes once it is opened. */
export type FetchableGroup = Exclude<RemovableGroup, 'files'>;

/** Brings a group to this device again. Answers whether all of it is here: of the directory, all that one chose to keep. */
export async function fetchGroup(group: FetchableGroup): Promise<boolean> {
  // It says what there is: rows, and the directory.
  if ((await synced()) !== 'ok') return false;
  if (group !== 'directory') return true;
  await refreshAgain();
  return downloadState.getState().at === 'rest';
}
