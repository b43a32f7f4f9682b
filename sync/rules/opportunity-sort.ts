import { filterCurrency } from '../explore-choices.ts';
import type { Opportunity } from '../records/opportunity.ts';
import { compareText } from './compare-text.ts';

/** The orders of a list of deals; the first is the usual one. */
export const opportunityOrders = ['newest', 'closing', 'raised', 'minimum'] as const;
export type OpportunityOrder = (typeof opportunityOrders)[number];

type Deal = Pick<
  Opportunity,
  'id' | 'createdAt' | 'currency' | 'raisedAmount' | 'totalRequired' | 'minInvestment'
>;

/**
 * `closing`: the rounds that are nearest to being full. By amounts only deals in one currency can be told apart: those in
 * others follow, as nothing is converted.
 */
export function sorted<Row extends Deal>(
  deals: Row[],
  order: OpportunityOrder,
  currency: string = filterCurrency,
): Row[] {
  const compare = comparisonsIn(currency)[order];
  return deals.toSorted((a, b) => compare(a, b) || newest(a, b));
}

function comparisonsIn(currency: string): Record<OpportunityOrder, (a: Deal, b: Deal) => number> {
  const rank = (deal: Deal) => (deal.currency === currency ? 0 : 1);
  const inOneCurrency = (a: Deal, b: Deal) => rank(a) - rank(b) || compareText(a.currency, b.currency);
  return {
    newest: () => 0,
    closing: (a, b) => b.raisedAmount / b.totalRequired - a.raisedAmount / a.totalRequired,
    raised: (a, b) => inOneCurrency(a, b) || b.raisedAmount - a.raisedAmount,
    minimum: (a, b) => inOneCurrency(a, b) || a.minInvestment - b.minInvestment,
  };
}

function newest(a: Deal, b: Deal): number {
  return compareText(b.createdAt, a.createdAt) || compareText(a.id, b.id);
}
