import { useAnswer } from '#src/data/database/use-answer.ts';
import { guestId } from '#sync/guest-id.ts';

/**
 * Whether nobody is signed in on this device: known before anything of theirs is read. Undefined until then; false where it
 * cannot be known.
 */
export function useIsGuest(): boolean | undefined {
  return useAnswer(async () => {
    const [{ liveAnswers }, { livePersonId }] = await Promise.all([
      import('#src/data/database/live-answers.ts'),
      import('#src/data/database/device-db.ts'),
    ]);
    return liveAnswers(async () => {
      try {
        return (await livePersonId()) === guestId;
      } catch {
        // The screen says so, above everything.
        return false;
      }
    });
  }, []);
}
