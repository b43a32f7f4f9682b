import type { Change } from '#sync/mutation.ts';
import type { Trx } from '../db/connection.ts';
import { lastConsent } from '../db/consents.ts';

/** Without the answers that say what the last to their question said, of the same text: those are heard, and add no row. */
export async function withoutSaidBefore(trx: Trx, changes: Change[]): Promise<Change[]> {
  const news: Change[] = [];
  for (const change of changes) if (!(await isSaidBefore(trx, change))) news.push(change);
  return news;
}

async function isSaidBefore(trx: Trx, { table, row }: Change): Promise<boolean> {
  if (table !== 'consents') return false;
  const last = await lastConsent(trx, row);
  return last?.given === row.given && last.version === row.version;
}
