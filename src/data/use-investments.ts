import { usePersonQuery } from '#src/data/database/person-query.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import type { Investment } from '#sync/records/investment.ts';
import { newestFirst } from '#sync/rules/newest-first.ts';

/** What was taken out of the portfolio and can still be put back, the latest first. */
export function useRemovedInvestments(): Investment[] | undefined {
  return usePersonQuery(async (db) => {
    const rows = await rowsOf(db, 'investments').toArray();
    const at = ({ removedAt }: Investment) => removedAt ?? '';
    return rows.filter(({ removedAt }) => removedAt !== null).sort((a, b) => at(b).localeCompare(at(a)));
  });
}

/** The investor's portfolio, the latest investment first. */
export function useInvestments(): Investment[] | undefined {
  return usePersonQuery(async (db) => {
    const rows = await rowsOf(db, 'investments').toArray();
    return rows
      .filter(({ removedAt }) => removedAt === null)
      .sort((a, b) => b.investedOn.localeCompare(a.investedOn) || newestFirst(a, b));
  });
}
