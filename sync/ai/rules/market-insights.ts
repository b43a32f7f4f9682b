import { raisedPercentage } from '../../rules/raised-percentage.ts';
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

/** `currencies`: nothing is converted, so medians stand apart for each; the most frequent first. */
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

/** `recent`: deals listed within 90 days before the newest one. `before`: those within the 90 days before these. */
export type Trend = { industry: string; recent: number; before: number; sentence: string };

export type MarketInsights = {
  count: number;
  raisedPercentage: number;
  currencies: CurrencyInsight[];
  /** Those with most deals first. */
  industries: GroupInsight[];
  stages: GroupInsight[];
  /** At most the newest 24, without gaps. */
  months: MonthInsight[];
  /** Those that grew most first. */
  trends: Trend[];
};

const window = 90 * 24 * 60 * 60 * 1000;
const mostMonths = 24;

/** Counts, medians and trends of the deals given: nothing is estimated, converted or taken from a clock. */
export function marketInsights(opportunities: readonly Deal[]): MarketInsights {
  return {
    count: opportunities.length,
    raisedPercentage: median(opportunities.map(cappedPercentage)),
    currencies: currenciesOf(opportunities),
    industries: groups(opportunities, ({ industry }) => industry),
    stages: groups(opportunities, ({ stage }) => stage),
    months: monthsOf(opportunities),
    trends: trendsOf(opportunities),
  };
}

function groups(deals: readonly Deal[], by: (deal: Deal) => string): GroupInsight[] {
  return [...Map.groupBy(deals, by)]
    .map(([name, members]) => ({
      name,
      count: members.length,
      share: Math.round((100 * members.length) / deals.length),
      raisedPercentage: median(members.map(cappedPercentage)),
      currencies: currenciesOf(members),
    }))
    .toSorted((a, b) => b.count - a.count || compare(a.name, b.name));
}

function currenciesOf(deals: readonly Deal[]): CurrencyInsight[] {
  return [...Map.groupBy(deals, ({ currency }) => currency)]
    .map(([currency, members]) => ({
      currency,
      count: members.length,
      totalRequired: median(members.map(({ totalRequired }) => totalRequired)),
      minInvestment: median(members.map(({ minInvestment }) => minInvestment)),
      sumRequired: sum(members.map(({ totalRequired }) => totalRequired)),
      sumRaised: sum(members.map(({ raisedAmount }) => raisedAmount)),
    }))
    .toSorted((a, b) => b.count - a.count || compare(a.currency, b.currency));
}

function monthsOf(deals: readonly Deal[]): MonthInsight[] {
  const byMonth = Map.groupBy(deals, ({ createdAt }) => createdAt.slice(0, 7));
  const known = [...byMonth.keys()].toSorted();
  const months: MonthInsight[] = [];
  for (let month = known.at(-1); month && months.length < mostMonths; month = monthBefore(month)) {
    const members = byMonth.get(month) ?? [];
    const counts = [...Map.groupBy(members, ({ industry }) => industry)].map(
      ([industry, some]) => [industry, some.length] as const,
    );
    months.unshift({ month, count: members.length, byIndustry: Object.fromEntries(counts) });
    if (month <= (known[0] ?? month)) break;
  }
  return months;
}

function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}

function trendsOf(deals: readonly Deal[]): Trend[] {
  const newest = Math.max(...deals.map(({ createdAt }) => Date.parse(createdAt)));
  const age = ({ createdAt }: Deal) => newest - Date.parse(createdAt);
  return [...Map.groupBy(deals, ({ industry }) => industry)]
    .map(([industry, members]) => {
      const recent = members.filter((deal) => age(deal) < window).length;
      const before = members.filter((deal) => age(deal) >= window && age(deal) < 2 * window).length;
      return { industry, recent, before, sentence: told(industry, recent, before) };
    })
    .filter(({ recent, before }) => recent + before > 0)
    .toSorted(
      (a, b) =>
        b.recent - b.before - (a.recent - a.before) || b.recent - a.recent || compare(a.industry, b.industry),
    );
}

function told(industry: string, recent: number, before: number): string {
  const newest = `${industry}: ${recent === 0 ? 'no' : recent} ${recent === 1 ? 'deal' : 'deals'} listed in the newest three months`;
  if (before === 0) return `${newest}, none in the three months before.`;
  const change = recent > before ? 'more than' : recent < before ? 'fewer than' : 'as many as';
  return `${newest}, ${change} the ${before} of the three months before.`;
}

/** At most 100: a list that is brought in again may ask for less than was raised. */
function cappedPercentage(deal: Deal): number {
  return Math.min(100, raisedPercentage(deal));
}

/** Whole; 0 of nothing. Of an even number of values, the middle between the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : Math.round((upper + (sorted[half - 1] ?? 0)) / 2);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The same order on every machine, whatever its language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
