import { refreshAgain } from '#src/directory/download.ts';
import { downloadState } from '#src/directory/download-state.ts';
import { chosenPart } from '#src/directory/keep.ts';
import { partHere } from '#src/directory/part-here.ts';
import { isAsMuch } from '#src/directory/part-order.ts';
import { synced } from '#src/syncing/synced.ts';
import type { RemovableGroup } from './remove-group.ts';

/** What is fetched as a whole; a file comes once it is opened. */
export type FetchableGroup = Exclude<RemovableGroup, 'files'>;

/** Brings a group to this device again. Answers whether all of it is here: of the directory, all that one chose to keep. */
export async function fetchGroup(group: FetchableGroup): Promise<boolean> {
  // It says what there is: rows, and the directory.
  if ((await synced()) !== 'ok') return false;
  return group !== 'directory' || fetchDirectory();
}

/** Answers whether as much of it is here as is to be kept: on a metered connection that may wait for the person's word. */
export async function fetchDirectory(): Promise<boolean> {
  await refreshAgain();
  if (downloadState.getState().at !== 'rest') return false;
  return isAsMuch(await partHere(), (await chosenPart()) ?? 'everything');
}
