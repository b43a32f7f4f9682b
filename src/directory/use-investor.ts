import { useAnswer } from '#src/data/use-answer.ts';
import type { Investor } from '#sync/records/investor.ts';

/** One investor of the directory on this device; undefined while it is read, null when it is not here. */
export function useInvestor(id: number): Investor | null | undefined {
  return useAnswer(async () => {
    const [{ liveAnswers }, { storedInvestor }] = await Promise.all([
      import('#src/data/live-answers.ts'),
      import('./stored-investor.ts'),
    ]);
    return liveAnswers(() => storedInvestor(id));
  }, [id]);
}
