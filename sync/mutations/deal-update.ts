import * as z from 'zod';
import { isRefusal, mutation, refuse } from '../mutation.ts';
import { mayHaveUpdates, updateFields } from '../rules/deal-update.ts';
import type { Key } from '../tables.ts';
import { formEdits, laterEdits, withEdits } from './form-edits.ts';

const about = { updateId: z.uuid() };

/** Tells whoever can see a deal what is new with it. */
export const publishUpdate = mutation({
  args: z.strictObject({ ...about, opportunityId: z.uuid(), ...updateFields }),
  reads: ({ updateId, opportunityId }) => [
    ...reads({ updateId }),
    { table: 'opportunities', id: opportunityId },
  ],
  change(rows, { updateId: id, opportunityId, ...said }, { userId: founderId, now }) {
    const deal = rows.get('opportunities', opportunityId);
    // To anybody but its founder the deal is there to be read only.
    if (deal?.founderId !== founderId) return 'unknown';
    if (rows.get('dealUpdates', id)) return refuse('already-there', 'This update was published already.');
    if (!mayHaveUpdates(deal)) {
      // What is reviewed, or can be edited and reviewed anew, may be public again; what was withdrawn is over.
      const code = deal.status === 'withdrawn' ? 'not-open' : 'not-public';
      return refuse(code, 'Updates are for a pitch that everybody can see, and this one is not now.');
    }
    const moments = { createdAt: now, editedAt: null, removedAt: null };
    const row = { id, opportunityId, founderId, dealStatus: deal.status, ...said, ...moments };
    return [{ table: 'dealUpdates', id, row }];
  },
});

/** Changes the words of an update that were written in, each from what the founder saw. */
export const editUpdate = mutation({
  args: formEdits(updateFields).extend(about),
  reads,
  change(rows, { updateId: id, ...edits }, { now }) {
    const update = rows.get('dealUpdates', id);
    if (!update) return 'unknown';
    // What was taken back before everybody's eyes is not to appear again by another device's edit.
    if (update.removedAt) return refuse('taken-back', 'This update was taken back meanwhile.');
    const row = withEdits(update, edits, updateFields);
    return isRefusal(row) ? row : [{ table: 'dealUpdates', id, row: { ...row, editedAt: now } }];
  },
  coalesce: (earlier, later) => (earlier.updateId === later.updateId ? laterEdits(earlier, later) : null),
});

/** Takes an update back, or publishes it again as it was. */
export const setUpdateRemoved = mutation({
  args: z.strictObject({ ...about, removed: z.boolean() }),
  reads,
  change(rows, { updateId: id, removed }, { now }) {
    const update = rows.get('dealUpdates', id);
    if (!update) return 'unknown';
    return [{ table: 'dealUpdates', id, row: { ...update, removedAt: removed ? now : null } }];
  },
});

function reads({ updateId }: { updateId: string }): Key[] {
  return [{ table: 'dealUpdates', id: updateId }];
}
