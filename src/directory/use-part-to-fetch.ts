import { useAnswer } from '#src/data/database/use-answer.ts';
import type { KeptPart } from './kept-part.ts';

/** See partToFetch. */
export function usePartToFetch(): KeptPart | null | undefined {
  return useAnswer(async () => {
    const [{ liveAnswers }, { partToFetch }] = await Promise.all([
      import('#src/data/database/live-answers.ts'),
      import('./part-to-fetch.ts'),
    ]);
    return liveAnswers(() => partToFetch());
  }, []);
}
