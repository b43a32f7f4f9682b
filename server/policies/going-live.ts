import type { Failure } from '#sync/errors.ts';
import type { Change, Rows } from '#sync/mutation.ts';
import { isCompanyComplete } from '#sync/rules/company.ts';
import { isInMarket } from '#sync/rules/in-market.ts';
import type { Trx } from '../db/connection.ts';
import { readRow } from '../db/records.ts';

const incomplete = {
  code: 'company-incomplete',
  message:
    'The founder has not said everything about their company yet: a pitch is public only then. Decline it with this as the reason, or wait.',
};

const closed = {
  code: 'account-closed',
  message:
    'The account of the founder of this pitch was closed: nobody is shown their pitches until it is open again.',
};

/** What keeps a pitch from the market or the public, whoever would show it to them; null where nothing does. */
export async function keptFromGoingLive(trx: Trx, changes: Change[], before: Rows): Promise<Failure | null> {
  for (const { table, id, row } of changes) {
    if (table !== 'opportunities' || !isInMarket(row)) continue;
    if (before.get('opportunities', id)?.status === row.status) continue;
    // An admin may have read the pitch before the account was closed.
    if ((await readRow(trx, 'accounts', row.founderId))?.disabledAt) return closed;
    if (row.status !== 'active') continue;
    if (!isCompanyComplete(await readRow(trx, 'companies', row.founderId))) return incomplete;
  }
  return null;
}
