import { usePersonQuery } from '#src/data/database/person-query.ts';
import { ownerOf, rowsOf } from '#src/data/database/rows.ts';
import { type Waiting, waitingRows } from '#src/data/unsent/waiting-rows.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { newestFirst } from '#sync/rules/newest-first.ts';
import { keyText } from '#sync/table-names.ts';

/**
 * A pitch, how often investors have opened it, and why it, or what was edited of it, is on this device alone where it is. `isLive`:
 * the server has it as active, whatever was edited of it here.
 */
export type PitchHere = Opportunity & {
  views: number;
  isLive: boolean;
  waiting: Waiting | null;
  edit: Waiting | null;
};

/** The pitches that the person has submitted, the newest first, whatever became of them. */
export function useOwnPitches(): PitchHere[] | undefined {
  return usePersonQuery(async (db) => {
    const id = ownerOf(db);
    const rows = await rowsOf(db, 'opportunities').toArray();
    const views = new Map((await rowsOf(db, 'dealViews').toArray()).map((row) => [row.id, row.views]));
    const waiting = await waitingRows(db, 'opportunities', ['submitPitch']);
    const edits = await waitingRows(db, 'opportunities', ['editOpportunity']);
    const own = rows.filter(({ founderId }) => founderId === id).sort(newestFirst);
    const bases = await db.base.bulkGet(
      own.map((pitch) => keyText({ table: 'opportunities', id: pitch.id })),
    );
    return own.map((pitch, at) => {
      const { status } = (bases[at]?.row as Opportunity | null | undefined) ?? pitch; // stored under the key of a deal
      return {
        ...pitch,
        isLive: status === 'active',
        views: views.get(pitch.id) ?? 0,
        waiting: waiting.get(pitch.id) ?? null,
        edit: edits.get(pitch.id) ?? null,
      };
    });
  });
}
