import { guestId } from '#sync/guest-id.ts';
import type { Draft } from '#sync/records/draft.ts';
import { useAnswer } from './use-answer.ts';
import { openDrafts } from './use-drafts.ts';

/** What was written on this device before whoever uses it now signed in, and was not taken along. */
export function useGuestDrafts(): Draft[] | undefined {
  return useAnswer(async () => {
    const [{ liveAnswers }, { currentPersonId }, { openPersonDb }, { reconnecting }] = await Promise.all([
      import('./live-answers.ts'),
      import('./device-db.ts'),
      import('./open-db.ts'),
      import('./reconnecting.ts'),
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
