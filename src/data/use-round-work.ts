import { usePersonQuery } from './person-query.ts';
import { type Waiting, waitingRows } from './waiting-rows.ts';

/** Why what its founder did with a submitted pitch has not reached the server; null where all of it has. */
export function useRoundWork(opportunityId: string): Waiting | null | undefined {
  return usePersonQuery(
    async (db) => {
      const waiting = await waitingRows(db, 'opportunities', [
        'editOpportunity',
        'setRaisedAmount',
        'closeOpportunity',
        'withdrawOpportunity',
      ]);
      return waiting.get(opportunityId) ?? null;
    },
    [opportunityId],
  );
}
