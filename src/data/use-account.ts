import type { PersonDb } from '#src/data/database/person-db.ts';
import { usePersonQuery } from '#src/data/database/person-query.ts';
import { ownerOf, rowsOf } from '#src/data/database/rows.ts';
import { guestId } from '#sync/guest-id.ts';
import type { Account } from '#sync/records/account.ts';

/** Who is signed in: null for a guest, undefined while that is not known yet. */
export function useAccount(): Account | null | undefined {
  return usePersonQuery(accountOf);
}

async function accountOf(db: PersonDb): Promise<Account | null | undefined> {
  const userId = ownerOf(db);
  return userId === guestId ? null : rowsOf(db, 'accounts').get(userId);
}
