import type { Database } from '../db/connection.ts';
import { readManifest } from '../db/directory.ts';
import { beginStaging } from '../db/directory-staging.ts';
import { publishStaged } from './publish-staged.ts';
import { settleDirectory } from './settle.ts';

/**
 * For a server that starts: finishes what an import could not write to its end, and publishes the records of a database
 * that an older build has left without files of this form.
 */
export async function readyDirectory({ write }: Pick<Database, 'write'>, now: () => string): Promise<void> {
  await settleDirectory(write);
  if (await readManifest(write)) return;
  await beginStaging(write);
  await publishStaged(write, { dryRun: false, now });
}
