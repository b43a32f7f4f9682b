import type { Context } from '#sync/mutation.ts';
import { publishUpdate } from '#sync/mutations/deal-update.ts';
import { isBlockBetween } from '../db/blocks.ts';
import type { Trx } from '../db/connection.ts';
import { followersOf } from '../db/deal-updates.ts';
import { queueMessage } from '../db/messages.ts';
import { readRow } from '../db/records.ts';
import { notify } from '../notify.ts';
import { wantsMailNow } from '../wants-mail.ts';
import { dealUpdated } from './letters.ts';

/** Whoever follows a deal hears of its update, by mail only where they asked for that; nobody who blocks its founder. */
export async function tellFollowers(trx: Trx, args: unknown, { userId, now }: Context): Promise<void> {
  const { opportunityId, title } = publishUpdate.args.parse(args);
  const deal = await readRow(trx, 'opportunities', opportunityId);
  if (!deal) return;
  for (const accountId of await followersOf(trx, opportunityId)) {
    if (await isBlockBetween(trx, userId, accountId)) continue;
    const told = { accountId, event: 'deal-updated' as const, aboutId: deal.id };
    await notify(trx, { ...told, who: deal.founderName, what: deal.title }, now);
    const follower = await readRow(trx, 'accounts', accountId);
    if (follower && (await wantsMailNow(trx, follower, 'opportunities')))
      await queueMessage(trx, dealUpdated(follower, deal, title), now);
  }
}
