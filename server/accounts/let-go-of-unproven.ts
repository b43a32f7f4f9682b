import { unprovenGoes } from '../administration/letters.ts';
import type { Trx } from '../db/connection.ts';
import { unprovenSince } from '../db/last-sessions.ts';
import { readRows } from '../db/records.ts';
import { writeChanges } from '../syncing/write.ts';
import { afterGrace } from './closed.ts';
import { tellSparingly } from './tell-sparingly.ts';

// The privacy policy says so.
const unused = 90 * 24 * 60 * 60 * 1000;

/**
 * Begins the grace of the next accounts that nobody has proven to be theirs, nor used for long: they hold an address, and what
 * was written in them, which may be another's. Who logs in keeps theirs. Answers how many.
 */
export async function letGoOfUnproven(trx: Trx, now: string): Promise<number> {
  const deleteAt = afterGrace(now);
  const before = new Date(Date.parse(now) - unused).toISOString();
  const accounts = await readRows(trx, 'accounts', await unprovenSince(trx, before));
  for (const account of accounts) {
    const row = { ...account, deleteAt };
    await writeChanges(trx, [{ table: 'accounts', id: row.id, row }], now);
    // Nobody logs in to one that is closed.
    if (!account.disabledAt) await tellSparingly(trx, unprovenGoes(account, deleteAt), now);
  }
  return accounts.length;
}
