import { guestId } from '#sync/guest-id.ts';
import { hereOnly } from './here-only.ts';
import { usePersonQuery } from './person-query.ts';
import { ownerOf } from './rows.ts';

/** Whether a guest has written or asked something that no server has; undefined while that is looked up. */
export function useHasGuestWork(): boolean | undefined {
  return usePersonQuery(async (db) => ownerOf(db) === guestId && (await hereOnly(db)).count > 0);
}
