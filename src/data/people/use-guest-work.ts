import { usePersonQuery } from '#src/data/database/person-query.ts';
import { ownerOf } from '#src/data/database/rows.ts';
import { hereOnly } from '#src/data/words/here-only.ts';
import { guestId } from '#sync/guest-id.ts';

/** Whether a guest has written or asked something that no server has; undefined while that is looked up. */
export function useHasGuestWork(): boolean | undefined {
  return usePersonQuery(async (db) => ownerOf(db) === guestId && (await hereOnly(db)).count > 0);
}
