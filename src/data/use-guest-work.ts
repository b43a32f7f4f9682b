import { guestId } from '#sync/guest-id.ts';
import { usePersonQuery } from './person-query.ts';
import { ownerOf } from './rows.ts';
import { typedNotSent } from './typed-unsent.ts';
import { entriesHereOnly } from './unsent-entries.ts';
import { writtenItems } from './written-forms.ts';

/** Whether a guest has written something that no server has; undefined while that is looked up. */
export function useHasGuestWork(): boolean | undefined {
  return usePersonQuery(async (db) => {
    if (ownerOf(db) !== guestId) return false;
    const written = [await entriesHereOnly(db), await typedNotSent(db), await writtenItems(db)];
    return written.some((each) => each.length > 0);
  });
}
