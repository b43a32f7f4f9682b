import { formatAmount } from '#src/lib/format-amount.ts';
import { raisedPercentage } from '#sync/rules/raised-percentage.ts';

type Raising = {
  title: string;
  location: string;
  industry: string;
  stage: string;
  description: string;
  highlights: readonly string[];
  currency: string;
  totalRequired: number;
  minInvestment: number;
  raisedAmount: number;
  status: string;
};

/** An opportunity as a card tells it. */
export function dealOf(opportunity: Raising) {
  const { title, location, industry, stage, description, highlights, currency, status } = opportunity;
  return {
    title,
    location,
    industry,
    stage,
    description,
    highlights,
    raisedPercent: raisedPercentage(opportunity),
    total: formatAmount(opportunity.totalRequired, currency),
    minimum: formatAmount(opportunity.minInvestment, currency),
    reviewPending: status === 'review',
  };
}

/** Whether a deal is still to be shown among others. */
export function isListed({ status }: Pick<Raising, 'status'>): boolean {
  return status === 'active' || status === 'review';
}
