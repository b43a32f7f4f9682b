import type { KeptWork } from './kept-people.ts';
import { useAnswer } from './use-answer.ts';

/** Whose unsent work this device keeps besides that of whoever uses it now. */
export function useKeptWork(): KeptWork[] | undefined {
  return useAnswer(async () => {
    const [{ liveAnswers }, { keptWork }] = await Promise.all([
      import('./live-answers.ts'),
      import('./kept-people.ts'),
    ]);
    return liveAnswers(keptWork);
  }, []);
}
