import type { Db } from '../db/connection.ts';
import { compare, type Verdicts } from '../db/directory-staging.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { retryBusy } from '../db/retry-busy.ts';
import { prepareGeneration, publishGeneration } from './publish.ts';

/** Judges what is staged and, where anything differs, publishes it. Begins again where somebody else published meanwhile. */
export async function publishStaged(db: Db, { dryRun }: { dryRun: boolean }): Promise<Verdicts> {
  for (;;) {
    const verdicts = await retryBusy(() => compare(db));
    if (dryRun) return verdicts;
    const generation = await retryBusy(() => prepareGeneration(db));
    if (!generation) return verdicts;
    const isPublished = await retryBusy(() => inTransaction(db, (trx) => publishGeneration(trx, generation)));
    if (isPublished) return verdicts;
  }
}
