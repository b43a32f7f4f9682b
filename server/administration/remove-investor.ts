import type { Account } from '#sync/records/account.ts';
import { noteInAudit } from '../db/audit.ts';
import { dropRetired } from '../db/directory-files.ts';
import { stageRemoval, takeOut } from '../db/directory-removals.ts';
import { beginStaging, endStaging } from '../db/directory-staging.ts';
import { inTurn } from '../directory/in-turn.ts';
import { publishStaged } from '../directory/publish-staged.ts';
import { settleDirectory } from '../directory/settle.ts';
import { HttpFailure } from '../http-failure.ts';
import type { Services } from '../services.ts';

/**
 * An admin takes a record out of the directory: out of its files, of which the old ones go at once, so out of every device as
 * it next follows them, and of what lists bring. The log says which number and why, but no name: it may have gone because the person wished so.
 * Throws HttpFailure 404 where there is none.
 */
export async function removeInvestor(
  { database: { write }, now }: Pick<Services, 'database' | 'now'>,
  admin: Pick<Account, 'id' | 'fullName'>,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  await inTurn(write, async () => {
    await settleDirectory(write);
    await beginStaging(write);
    await stageRemoval(write, id);
    await endStaging(write);
    let isOut = false;
    await publishStaged(write, {
      dryRun: false,
      now,
      async alongside(trx) {
        isOut = await takeOut(trx, { id, reason, admin: admin.fullName, now: now() });
        if (!isOut) throw notThere();
        await dropRetired(trx);
        const about = { tableName: 'investors', rowId: String(id), detail: reason };
        await noteInAudit(trx, { admin, action: 'removeInvestor', ...about }, now());
      },
    });
    // Nothing was published, as nothing goes.
    if (!isOut) throw notThere();
  });
}

function notThere(): HttpFailure {
  return new HttpFailure(404, { code: 'not-found', message: 'There is no such record in the directory.' });
}
