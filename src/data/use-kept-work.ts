import type { KeptWork } from './device-db.ts';
import { useAnswer } from './use-answer.ts';

/** Whose unsent work this device keeps besides that of whoever uses it now. */
export function useKeptWork(): KeptWork[] | undefined {
  return useAnswer(async () => {
    const [{ liveAnswers }, { keptWork }] = await Promise.all([
      import('./live-answers.ts'),
      import('./device-db.ts'),
    ]);
    return liveAnswers(keptWork);
  }, []);
}
