import { setImmediate as turn } from 'node:timers/promises';
import { namedFiles } from '#sync/directory/manifest.ts';
import type { Db, Trx } from '../db/connection.ts';
import { directoryHash, noteWritten, putManifest, readManifest } from '../db/directory.ts';
import { compare, type Verdicts, writeChanged } from '../db/directory-comparison.ts';
import { countFiles, retireOthers } from '../db/directory-files.ts';
import { leaveOutRemoved } from '../db/directory-removals.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { retryBusy } from '../db/retry-busy.ts';
import { type Generation, prepareGeneration } from './generation.ts';
import { settleDirectory } from './settle.ts';
import { overtaken, unlessOvertaken } from './unless-overtaken.ts';

export type PublishingStep = 'comparing' | 'files' | 'records';
/** `share`: of the step, 0 to 1. */
export type OnPublishing = (step: PublishingStep, share: number) => void;

export type PublishOptions = {
  dryRun: boolean;
  now: () => string;
  onStep?: OnPublishing;
  /** What is written in the transaction that publishes, so that neither is there without the other. */
  alongside?: (trx: Trx, published: Published) => Promise<void>;
  /** Whether what is staged comes back although it was removed. */
  bringsBack?: boolean;
};

/** `leftOut`: the lines of rows that were not judged, as their firms were removed. */
export type Published = { verdicts: Verdicts; leftOut: number[] };

/**
 * Judges what is staged and, where anything differs, publishes it. Begins again where somebody else published meanwhile.
 * What is published is one short transaction; the records that later lists are compared with are written after it.
 * Others are answered between its steps.
 */
export async function publishStaged(
  db: Db,
  { dryRun, now, onStep = () => {}, alongside = async () => {}, bringsBack = false }: PublishOptions,
): Promise<Published> {
  const leftOut: number[] = [];
  for (;;) {
    // Read before the records are compared: while it is the current one, nobody has written any.
    const current = await settleDirectory(db);
    onStep('comparing', 0);
    if (!bringsBack) leftOut.push(...(await retryBusy(() => leaveOutRemoved(db))));
    await turn();
    const verdicts = await retryBusy(() => compare(db));
    await turn();
    if (dryRun) return { verdicts, leftOut };
    const generation = await unlessOvertaken(db, current?.hash ?? null, () =>
      prepareGeneration(db, current, (share) => onStep('files', share)),
    );
    if (generation === overtaken) continue;
    if (!generation) return { verdicts, leftOut };
    const isPublished = await retryBusy(() =>
      inTransaction(db, async (trx) => {
        const isOurs = await publishGeneration(trx, generation, now());
        if (isOurs) await alongside(trx, { verdicts, leftOut });
        return isOurs;
      }),
    );
    if (!isPublished) continue;
    await writeRecords(db, generation, (share) => onStep('records', share));
    return { verdicts, leftOut };
  }
}

/**
 * Makes a generation the current one. False where another was published since it was prepared. Throws where one of its
 * files is not there: whoever reads the directory would miss it for good.
 */
async function publishGeneration(
  trx: Trx,
  { before, hash, bytes, manifest }: Generation,
  now: string,
): Promise<boolean> {
  if ((await directoryHash(trx)) !== before) return false;
  const named = [...new Set(namedFiles(manifest).map((file) => file.hash))];
  if ((await countFiles(trx, named)) < named.length)
    throw new Error('Files of the directory are not there any more; the one before stays.');
  await putManifest(trx, hash, bytes);
  await retireOthers(trx, named, now);
  return true;
}

/** Some at a time. Stops where somebody else has written them from the files, as then newer ones may be there. */
async function writeRecords(
  db: Db,
  { hash, manifest: { total } }: Generation,
  onShare: (share: number) => void,
): Promise<void> {
  for (let from: number | null = 0; from !== null; ) {
    const start: number = from;
    onShare(Math.min(start / total, 1));
    from = await retryBusy(() =>
      inTransaction(db, async (trx) => {
        const current = await readManifest(trx);
        if (current?.hash !== hash || current.isWritten) return null;
        const next = await writeChanged(trx, start);
        if (next === null) await noteWritten(trx, hash);
        return next;
      }),
    );
    await turn();
  }
}
