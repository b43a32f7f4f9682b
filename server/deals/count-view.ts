import { idOf } from '#sync/ids.ts';
import type { Context } from '#sync/mutation.ts';
import { noteView } from '#sync/mutations/deal-view.ts';
import { isVerified } from '#sync/records/account.ts';
import type { Trx } from '../db/connection.ts';
import { readRow } from '../db/records.ts';
import { noteSending, oldestSendingInForce } from '../db/sendings.ts';
import { maySee } from '../policies/may-touch.ts';
import { writeChanges } from '../syncing/write.ts';

/**
 * Counts a verified investor who opened a deal, once a day (UTC), for its founder. That it was counted is kept as a mark
 * without names, made of the two and the day, and forgotten with the limits' other marks a day later.
 */
export async function countView(trx: Trx, args: unknown, { userId, now }: Context): Promise<void> {
  const { opportunityId: id } = noteView.args.parse(args);
  const investor = await readRow(trx, 'accounts', userId);
  if (investor?.userType !== 'investor' || !isVerified(investor)) return;
  const deal = await readRow(trx, 'opportunities', id);
  if (!deal || !maySee(investor, 'opportunities', deal)) return;
  const today = now.slice(0, 10);
  const mark = { sender: `view:${idOf('view', userId, id, today)}`, name: 'view' };
  const isCounted = await oldestSendingInForce(trx, { ...mark, since: '', now, limit: 1 });
  if (isCounted !== null) return;
  await noteSending(trx, mark.sender, mark.name, now);
  const { views } = (await readRow(trx, 'dealViews', id)) ?? { views: 0 };
  const row = { id, founderId: deal.founderId, views: views + 1 };
  await writeChanges(trx, [{ table: 'dealViews', id, row }], now);
}
