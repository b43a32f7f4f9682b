import { currentPersonId } from '#src/data/database/device-db.ts';
import type { RowGroup } from '#src/data/database/person-db.ts';
import { isAllRead } from '#src/data/trip-contents.ts';
import { downloadState } from '#src/directory/download-state.ts';
import { guestId } from '#sync/guest-id.ts';
import type { FetchableGroup } from './fetch-group.ts';

/** Which groups the server may have more of for whoever uses the device: what has been read and is empty is simply empty. */
export async function missingGroups(): Promise<FetchableGroup[]> {
  const rows: RowGroup[] = (await currentPersonId()) === guestId ? ['deals'] : ['deals', 'messages'];
  const missing: FetchableGroup[] = [];
  for (const group of rows) if (!(await isAllRead(group))) missing.push(group);
  return downloadState.getState().at === 'none' ? missing : [...missing, 'directory'];
}
