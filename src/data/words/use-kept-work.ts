import type { KeptWork } from '#src/data/database/kept-people.ts';
import { useAnswer } from '#src/data/database/use-answer.ts';

/** Whose unsent work this device keeps besides that of whoever uses it now. */
export function useKeptWork(): KeptWork[] | undefined {
  return useAnswer(async () => {
    const [{ liveAnswers }, { keptWork }] = await Promise.all([
      import('#src/data/database/live-answers.ts'),
      import('#src/data/database/kept-people.ts'),
    ]);
    return liveAnswers(keptWork);
  }, []);
}
