import type { Opportunity } from '#sync/records/opportunity.ts';
import { asksAmount, matching, type OpportunityFilters } from '#sync/rules/opportunity-filters.ts';

/**
 * Where the currency of the amounts leaves out every deal that is asked for otherwise: in which those are, the one of most first.
 * Else none.
 */
export function otherCurrencies(deals: readonly Opportunity[], filters: OpportunityFilters): string[] {
  if (!asksAmount(filters)) return [];
  const counts = new Map<string, number>();
  for (const { currency } of deals.filter(matching({ ...filters, min: '', max: '' })))
    counts.set(currency, (counts.get(currency) ?? 0) + 1);
  if (counts.has(filters.currency)) return [];
  return [...counts].sort(([, one], [, other]) => other - one).map(([currency]) => currency);
}
