import type { Context } from '#sync/mutation.ts';
import { noteView } from '#sync/mutations/deal-view.ts';
import { accountSchema } from '#sync/records/account.ts';
import type { TableName } from '#sync/tables.ts';
import type { RowsById } from './oracle.ts';
import { maySee } from './table-facts.ts';

type Look = { name: string; args: unknown; context: Context };

/**
 * What a founder is shown of how often their pitch was opened after this; null where that does not change. `counted`: which
 * looks were, to which this one is added.
 */
export function viewedBy(
  held: Record<TableName, RowsById>,
  counted: Set<string>,
  look: Look,
): Record<string, unknown> | null {
  if (look.name !== 'noteView') return null;
  const { opportunityId: id } = noteView.args.parse(look.args);
  const deal = held.opportunities[id];
  const person = accountSchema.optional().parse(held.accounts[look.context.userId]);
  const isCounted = person?.userType === 'investor' && person.emailVerified && person.phoneVerified;
  if (!deal || !isCounted || !maySee('opportunities', deal, person)) return null;
  const key = keyOf(look);
  if (counted.has(key)) return null;
  counted.add(key);
  return { id, founderId: deal.founderId, views: Number(held.dealViews[id]?.views ?? 0) + 1 };
}

/** Once a day each, by the server's clock. */
function keyOf({ args, context: { userId, now } }: Look): string {
  return [userId, noteView.args.parse(args).opportunityId, now.slice(0, 10)].join();
}
