import { setImmediate } from 'node:timers/promises';
import { readDeal } from '#sync/ai/rules/find-deals.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';

/** So many characters are read at once: about ten milliseconds of work. */
const mostAtOnce = 50_000;

/**
 * Reads deals before they are searched. A description may have twenty thousand characters, a search five thousand deals, and
 * anybody may search: others' requests are answered in between.
 */
export async function readInTurns(deals: readonly Opportunity[]): Promise<void> {
  let read = 0;
  for (const deal of deals) {
    read += readDeal(deal);
    if (read < mostAtOnce) continue;
    read = 0;
    await setImmediate();
  }
}
