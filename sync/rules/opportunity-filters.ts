import { filterCurrency } from '../explore-choices.ts';
import type { Opportunity } from '../records/opportunity.ts';
import { parseAmount } from './amount.ts';
import { locatedIn } from './located-in.ts';

/** What the person asked for, as it stands in the address. '' asks nothing. */
export type OpportunityFilters = {
  q: string;
  industry: string;
  stage: string;
  location: string;
  min: string;
  max: string;
  /** Of the amounts; '' is the rupee. */
  currency: string;
};

/** Whether an opportunity is asked for. What the filters say is read once, however many are then held against them. */
export function matching(filters: OpportunityFilters): (opportunity: Opportunity) => boolean {
  const { industry, stage } = filters;
  const words = filters.q.trim().toLowerCase();
  const isThere = locatedIn(filters.location);
  const isWithin = amountsOf(filters);
  return (opportunity) =>
    isSame(opportunity.industry, industry) &&
    isSame(opportunity.stage, stage) &&
    isWithin(opportunity) &&
    holdsText(opportunity, words) &&
    isThere(opportunity.location);
}

export function asksAmount({ min, max }: OpportunityFilters): boolean {
  return parseAmount(min) !== null || parseAmount(max) !== null;
}

function holdsText({ title, description, industry }: Opportunity, wanted: string): boolean {
  return [title, description, industry].some((text) => text.toLowerCase().includes(wanted));
}

function isSame(value: string, asked: string): boolean {
  return asked === '' || value.toLowerCase() === asked.toLowerCase();
}

function amountsOf(filters: OpportunityFilters): (opportunity: Opportunity) => boolean {
  if (!asksAmount(filters)) return () => true;
  const asked = filters.currency || filterCurrency;
  const least = parseAmount(filters.min) ?? 0;
  const most = parseAmount(filters.max) ?? Number.POSITIVE_INFINITY;
  return ({ totalRequired, currency }) =>
    currency === asked && totalRequired >= least && totalRequired <= most;
}
