import { usePersonQuery } from '#src/data/database/person-query.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { type ConnectionHere, newest, workOnConnections } from './use-connections.ts';

/**
 * How an investor stands with a deal: the connection with its founder, whatever about, else their request about it that waits for
 * an answer; null where there is neither.
 */
export function useStandingOn(opportunityId: string): ConnectionHere | null | undefined {
  return usePersonQuery(
    async (db) => {
      const [deal, all] = await Promise.all([
        rowsOf(db, 'opportunities').get(opportunityId),
        rowsOf(db, 'connections').toArray(),
      ]);
      const row =
        newest(all, (each) => each.status === 'accepted' && each.entrepreneurId === deal?.founderId) ??
        newest(all, (each) => each.status === 'pending' && each.opportunityId === opportunityId);
      return row ? { ...row, work: (await workOnConnections(db)).get(row.id) ?? null } : null;
    },
    [opportunityId],
  );
}
