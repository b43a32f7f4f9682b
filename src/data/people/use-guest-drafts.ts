import { useAnswer } from '#src/data/database/use-answer.ts';
import { openDrafts } from '#src/data/use-drafts.ts';
import { guestId } from '#sync/guest-id.ts';
import type { Draft } from '#sync/records/draft.ts';

/** What was written on this device before whoever uses it now signed in, and was not taken along. */
export function useGuestDrafts(): Draft[] | undefined {
  return useAnswer(async () => {
    const [{ liveAnswers }, { currentPersonId }, { openPersonDb }, { reconnecting }] = await Promise.all([
      import('#src/data/database/live-answers.ts'),
      import('#src/data/database/device-db.ts'),
      import('#src/data/database/open-db.ts'),
      import('#src/data/database/reconnecting.ts'),
    ]);
    return liveAnswers(async () => {
      try {
        if ((await currentPersonId()) === guestId) return [];
        const db = openPersonDb(guestId);
        return await reconnecting(db, () => openDrafts(db));
      } catch {
        // What cannot be read cannot be offered; the person's own drafts are shown all the same.
        return [];
      }
    });
  }, []);
}
