import { currentDb } from '#src/data/database/open-db.ts';
import { startResync } from '#src/data/exchange/resync.ts';
import { syncNow } from './sync-now.ts';

/** Reads everything of the server anew; what is unsent stays. */
export async function startAfresh(): Promise<void> {
  await startResync(await currentDb());
  syncNow();
}
