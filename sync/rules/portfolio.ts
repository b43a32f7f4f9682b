import type { Investment } from '../records/investment.ts';
import { isOfOurTime } from './our-time.ts';

/** What has been put in and come back in one currency. Nothing is converted. */
export type Holdings = { currency: string; invested: number; returned: number };

export type Portfolio = {
  /** The currency most was put in first. */
  holdings: Holdings[];
  active: number;
  /** Those that are over and gave back at least what was put in. */
  successful: number;
};

export function portfolioOf(investments: readonly Investment[]): Portfolio {
  const byCurrency = Map.groupBy(investments, ({ currency }) => currency);
  return {
    holdings: [...byCurrency]
      .map(([currency, held]) => ({
        currency,
        invested: sum(held.map(({ amount }) => amount)),
        returned: sum(held.map(({ returned }) => returned)),
      }))
      .sort((a, b) => b.invested - a.invested || a.currency.localeCompare(b.currency)),
    active: investments.filter(({ state }) => state === 'active').length,
    successful: investments.filter(({ state, returned, amount }) => state === 'exited' && returned >= amount)
      .length,
  };
}

/**
 * What was put in each year in a currency, the first year first, years without any in between. A year of centuries ago, as was
 * taken once, is no part of it.
 */
export function investedByYear(
  investments: readonly Investment[],
  currency: string,
): { year: number; invested: number }[] {
  const amounts = new Map<number, number>();
  for (const { investedOn, amount, currency: held } of investments) {
    if (held !== currency || !isOfOurTime(investedOn)) continue;
    const year = Number(investedOn.slice(0, 4));
    amounts.set(year, (amounts.get(year) ?? 0) + amount);
  }
  if (amounts.size === 0) return [];
  const first = Math.min(...amounts.keys());
  const last = Math.max(...amounts.keys());
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = first + index;
    return { year, invested: amounts.get(year) ?? 0 };
  });
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
