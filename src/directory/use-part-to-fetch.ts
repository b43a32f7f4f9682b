import { useAnswer } from '#src/data/database/use-answer.ts';
import type { KeptPart } from './kept-part.ts';

/** How much comes once the directory is fetched again, which the person deleted from this device; null where they did not. */
export function usePartToFetch(): KeptPart | null | undefined {
  return useAnswer(async () => {
    const [{ liveAnswers }, { currentManifest }, { isEmptied }, { chosenPart }] = await Promise.all([
      import('#src/data/database/live-answers.ts'),
      import('./stored-files.ts'),
      import('./deleted.ts'),
      import('./chosen-part.ts'),
    ]);
    return liveAnswers(async () => {
      const isGone = (await isEmptied()) && (await currentManifest()) === null;
      return isGone ? ((await chosenPart()) ?? 'everything') : null;
    });
  }, []);
}
