import type { Account } from '#sync/records/account.ts';
import { investorSchema } from '#sync/records/investor.ts';
import { noteInAudit } from '../db/audit.ts';
import type { Trx } from '../db/connection.ts';
import { endRemoval, removalOf } from '../db/directory-removals.ts';
import { beginStaging, endStaging, stage } from '../db/directory-staging.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { retryBusy } from '../db/retry-busy.ts';
import { inTurn } from '../directory/in-turn.ts';
import { publishStaged } from '../directory/publish-staged.ts';
import { HttpFailure } from '../http-failure.ts';
import type { Services } from '../services.ts';

/**
 * An admin lets a removed record be there again, under the number it had: at once where it is still kept, else with the next
 * list that names it. Throws HttpFailure 404 where none of this number is removed.
 */
export async function putBackInvestor(
  { database: { write }, now }: Pick<Services, 'database' | 'now'>,
  admin: Pick<Account, 'id' | 'fullName'>,
  id: number,
): Promise<void> {
  const end = async (trx: Trx) => {
    if (!(await endRemoval(trx, id, now()))) throw notRemoved();
    const about = { tableName: 'investors', rowId: String(id), detail: '' };
    await noteInAudit(trx, { admin, action: 'putBackInvestor', ...about }, now());
  };
  await inTurn(write, async () => {
    const removal = await removalOf(write, id);
    if (!removal) throw notRemoved();
    const { identity, record } = removal;
    if (record === null) return retryBusy(() => inTransaction(write, end));
    // It may be of a version before this one, which knew fewer fields.
    const { id: _, ...investor } = investorSchema.parse({ id, ...JSON.parse(record) });
    await beginStaging(write);
    await stage(write, [{ line: 1, identity, investor, tellsSource: true, tellsAsOf: true }]);
    await endStaging(write);
    await publishStaged(write, { dryRun: false, now, alongside: end, bringsBack: true });
  });
}

function notRemoved(): HttpFailure {
  return new HttpFailure(404, { code: 'not-found', message: 'No such record is removed.' });
}
