import type { Database } from '../db/connection.ts';
import { beginStaging, endStaging } from '../db/directory-staging.ts';
import { inTurn } from './in-turn.ts';
import { publishStaged } from './publish-staged.ts';
import { settleDirectory } from './settle.ts';

/**
 * Finishes what an import could not write to its end, and publishes the records of a database that an older build has
 * left without files of this form. Does nothing where neither is so. It may end at any moment and be begun again.
 */
export async function readyDirectory({ write }: Pick<Database, 'write'>, now: () => string): Promise<void> {
  await inTurn(write, async () => {
    if (await settleDirectory(write)) return;
    await beginStaging(write);
    await endStaging(write);
    await publishStaged(write, { dryRun: false, now });
  });
}
