import { usePersonQuery } from '#src/data/database/person-query.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { type Waiting, waitingRows } from '#src/data/unsent/waiting-rows.ts';
import type { DealUpdate } from '#sync/records/deal-update.ts';
import { newestFirst } from '#sync/rules/newest-first.ts';

export type UpdateHere = DealUpdate & { waiting: Waiting | null };

/** What a deal's founder has told of it, the newest first; not what they took back. */
export function useDealUpdates(opportunityId: string): UpdateHere[] | undefined {
  return usePersonQuery(
    async (db) => {
      const rows = await rowsOf(db, 'dealUpdates').where({ opportunityId }).toArray();
      const waiting = await waitingRows(db, 'dealUpdates', [
        'publishUpdate',
        'editUpdate',
        'setUpdateRemoved',
      ]);
      return rows
        .filter(({ removedAt }) => removedAt === null)
        .sort((a, b) => newestFirst(a, b) || b.id.localeCompare(a.id))
        .map((row) => ({ ...row, waiting: waiting.get(row.id) ?? null }));
    },
    [opportunityId],
  );
}
