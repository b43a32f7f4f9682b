import type { Change } from '#sync/mutation.ts';
import { isInMarket } from '#sync/rules/in-market.ts';
import type { Trx } from '../db/connection.ts';
import { opportunitiesOf } from '../db/opportunities.ts';

/** What a founder reads beside such a pitch where no admin has said why. */
export const leftWithAccount =
  'Your account was closed, and this pitch left the market with it. Edit it, and it goes to review again.';

/**
 * What a founder offers, given back to them: nobody can answer for it while their account is closed. Where it is opened again,
 * they edit it, and it is reviewed anew.
 */
export async function offMarket(
  trx: Trx,
  founderId: string,
  reviewNote: string,
  now: string,
): Promise<Change[]> {
  const offered = (await opportunitiesOf(trx, founderId)).filter(isInMarket);
  return offered.map((deal) => ({
    table: 'opportunities',
    id: deal.id,
    row: { ...deal, status: 'declined', reviewNote, updatedAt: now },
  }));
}
