import { setImmediate as turn } from 'node:timers/promises';
import { accountToClose } from '../db/closing.ts';
import { isTransient } from '../db/transient.ts';
import type { Services } from '../services.ts';
import { closeAccount } from './close-account.ts';
import { shedPart } from './shed-account.ts';

/**
 * Closes every account whose grace is over, a part of one in a transaction. One that cannot be closed stays until the next
 * time, whole or in part, and keeps nobody else's.
 */
export async function closeDue(
  { database, log }: Pick<Services, 'database' | 'log'>,
  now: string,
): Promise<void> {
  const failed: string[] = [];
  let closing: string;
  do {
    closing = '';
    // SQLite answers within the turn it is asked in: without this nobody else is answered until all are closed.
    await turn();
    try {
      await database.write.transaction().execute(async (trx) => {
        closing = (await accountToClose(trx, now, failed)) ?? '';
        if (closing === '' || (await shedPart(trx, closing, now)) > 0) return;
        await closeAccount(trx, closing, now);
      });
    } catch (err) {
      if (closing === '' || isTransient(err)) throw err;
      log.error({ err, accountId: closing }, 'an account was not closed');
      failed.push(closing);
    }
  } while (closing !== '');
}
