import { missingFiles } from '#src/data/trip.ts';
import { refreshAgain } from '#src/directory/download.ts';
import { downloadState } from '#src/directory/download-state.ts';
import { bringFile } from '#src/syncing/fetch-file.ts';
import { synced } from '#src/syncing/synced.ts';
import type { RemovableGroup } from './remove-group.ts';

/** Brings a group to this device again. Answers whether the server could give it; for files it throws as bringFile does. */
export async function fetchGroup(group: RemovableGroup): Promise<boolean> {
  // It says what there is: rows, which name the files, and the directory.
  if ((await synced()) !== 'ok') return false;
  if (group === 'directory') await refreshAgain();
  if (group === 'files')
    for (const { messageId, file } of await missingFiles()) await bringFile(messageId, file);
  return group !== 'directory' || downloadState.getState().at !== 'fault';
}
