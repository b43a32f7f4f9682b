import { setImmediate as turn } from 'node:timers/promises';
import type { Db } from '../db/connection.ts';
import {
  noteWritten,
  parseManifest,
  readManifest,
  type StoredManifest,
  writeInvestors,
} from '../db/directory.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { retryBusy } from '../db/retry-busy.ts';
import { investorIdentity } from './investor-identity.ts';
import { publishedInvestors } from './published-investors.ts';
import { unlessOvertaken } from './unless-overtaken.ts';

/**
 * Sees to it that the records say what the published files say, and answers the manifest of which that holds; undefined
 * where there is none. They do not where an import ended between publishing and writing, or is there at this moment: the
 * same is then written twice, and does no harm. Begins again where another publishes meanwhile.
 */
export async function settleDirectory(db: Db): Promise<StoredManifest | undefined> {
  for (;;) {
    const current = await retryBusy(() => readManifest(db));
    if (!current || current.isWritten) return current;
    await unlessOvertaken(db, current.hash, () => writeFromFiles(db, current));
  }
}

/** Stops where somebody else has written them, or has published others. */
async function writeFromFiles(db: Db, { hash, bytes }: StoredManifest): Promise<void> {
  for await (const investors of publishedInvestors(db, parseManifest(bytes))) {
    const rows = investors.map((investor) => ({ ...investor, identity: investorIdentity(investor) }));
    const isOver = await retryBusy(() =>
      inTransaction(db, async (trx) => {
        const now = await readManifest(trx);
        if (now?.hash !== hash || now.isWritten) return true;
        await writeInvestors(trx, rows);
        return false;
      }),
    );
    if (isOver) return;
    await turn();
  }
  await retryBusy(() => inTransaction(db, (trx) => noteWritten(trx, hash)));
}
