import { chosenPart } from '#src/directory/chosen-part.ts';
import { wantAgain } from '#src/directory/deleted.ts';
import { refreshAgain } from '#src/directory/download.ts';
import { type DownloadState, downloadState } from '#src/directory/download-state.ts';
import { partHere } from '#src/directory/part-here.ts';
import { isAsMuch } from '#src/directory/part-order.ts';
import { keepAfterTrip } from '#src/directory/trip-choice.ts';
import { synced } from '#src/syncing/synced.ts';
import type { RemovableGroup } from './remove-group.ts';

/** What is fetched as a whole; a file comes once it is opened. */
export type FetchableGroup = Exclude<RemovableGroup, 'files'>;

/** Whether all of it is here, or else why not. `asking`: the rest waits for the person's word, on a metered connection. */
export type Fetched =
  | 'here'
  | 'asking'
  | 'unreached'
  | (typeof syncFaults)[number]
  | Extract<DownloadState, { at: 'fault' }>['reason'];

/** Ends of a sync of which a network is no remedy. */
const syncFaults = ['server-trouble', 'busy', 'sign-in', 'update-needed', 'storage-full'] as const;

/** Brings a group to this device again; of the directory, all that one chose to keep. */
export async function fetchGroup(group: FetchableGroup): Promise<Fetched> {
  // It says what there is: rows, and the directory.
  const ended = await synced();
  if (ended !== 'ok') return syncFaults.find((each) => each === ended) ?? 'unreached';
  return group === 'directory' ? fetchDirectory() : 'here';
}

export async function fetchDirectory(): Promise<Fetched> {
  await keepAfterTrip();
  await wantAgain();
  await refreshAgain();
  const ended = downloadState.getState();
  if (ended.at === 'asking') return 'asking';
  if (ended.at === 'fault') return ended.reason;
  if (ended.at !== 'rest') return 'unreached';
  return isAsMuch(await partHere(), (await chosenPart()) ?? 'everything') ? 'here' : 'unreached';
}
