import { useAnswer } from '#src/data/database/use-answer.ts';
import type { KeptPart } from './kept-part.ts';

/** How much of the directory is whole on this device: see partHere. */
export function usePartHere(): KeptPart | null | undefined {
  return useAnswer(async () => {
    const [{ liveAnswers }, { partHere }] = await Promise.all([
      import('#src/data/database/live-answers.ts'),
      import('./part-here.ts'),
    ]);
    return liveAnswers(() => partHere());
  }, []);
}
