import { useAnswer } from '#src/data/use-answer.ts';
import type { InvestorGlance } from '#src/ui/investor-sample.tsx';

/** The first investors of the directory on this device; undefined while they are read. */
export function useFirstInvestors(): InvestorGlance[] | undefined {
  return useAnswer(async () => {
    const [{ liveAnswers }, { firstInvestors }] = await Promise.all([
      import('#src/data/live-answers.ts'),
      import('./first-investors.ts'),
    ]);
    return liveAnswers(firstInvestors);
  }, []);
}
