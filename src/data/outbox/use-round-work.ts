import { usePersonQuery } from '#src/data/database/person-query.ts';
import { waitingSubmission } from '#src/data/unsent/waiting-maker.ts';
import { type Waiting, waitingRows } from '#src/data/unsent/waiting-rows.ts';

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

/** What of a pitch is on this device alone: all of it, or its last edit; null where the server has it as it stands here. */
export function useUnsentPitch(opportunityId: string): 'all' | 'edit' | null | undefined {
  return usePersonQuery(
    async (db) => {
      if ((await waitingRows(db, 'opportunities', ['submitPitch'])).has(opportunityId)) return 'all';
      const edits = await waitingRows(db, 'opportunities', ['editOpportunity']);
      return edits.has(opportunityId) ? 'edit' : null;
    },
    [opportunityId],
  );
}

/** Whether the submission of a pitch can still be taken back on this device. */
export function useIsSubmissionHere(opportunityId: string): boolean | undefined {
  return usePersonQuery(async (db) => (await waitingSubmission(db, opportunityId)) !== null, [opportunityId]);
}
