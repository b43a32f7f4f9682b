import { fieldsOfDeal } from '#sync/ai/rules/find-deals.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';

/**
 * Holds what was read of deals, which is found again by their ids for as long as somebody does: each search has rows of its own,
 * which go with it. Of so many characters at most; what was not searched for longest goes first.
 */
export function createKeeper(most: number) {
  const kept = new Map<ReturnType<typeof fieldsOfDeal>, number>();
  let held = 0;
  return function keepRead(deals: readonly Opportunity[]): void {
    for (const deal of deals) {
      const fields = fieldsOfDeal(deal);
      const length = fields.reduce((sum, { text }) => sum + text.length, 0);
      held += length - (kept.get(fields) ?? 0);
      kept.delete(fields);
      kept.set(fields, length);
    }
    for (const [fields, length] of kept) {
      if (held <= most) return;
      held -= length;
      kept.delete(fields);
    }
  };
}
