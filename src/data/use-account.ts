import { guestId } from '#sync/ids.ts';
import type { Account } from '#sync/records/account.ts';
import { ownerOf, rowsOf } from './person-db.ts';
import { usePersonQuery } from './person-query.ts';

/** Who is signed in: null for a guest, undefined while that is not known yet. */
export function useAccount(): Account | null | undefined {
  return usePersonQuery(async (db) => {
    const userId = ownerOf(db);
    return userId === guestId ? null : rowsOf(db, 'accounts').get(userId);
  });
}
