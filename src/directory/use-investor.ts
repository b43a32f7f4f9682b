import { useAnswer } from '#src/data/database/use-answer.ts';
import type { Investor } from '#sync/records/investor.ts';
import { remembered } from './found-on-server.ts';

/**
 * One investor of the directory: as this device keeps it, else as the server has it. Undefined while it is read; where this
 * device keeps none, or cannot read it, `nobody` when the server has none either, `unheard` when it cannot be asked.
 */
export function useInvestor(id: number): Investor | 'nobody' | 'unheard' | undefined {
  return useAnswer(async () => {
    const [{ liveAnswers }, { storedInvestor }, { investorOfServer }] = await Promise.all([
      import('#src/data/database/live-answers.ts'),
      import('./stored-investor.ts'),
      import('./server-search.ts'),
    ]);
    return liveAnswers(async () => wholeOf(id, await storedInvestor(id)) ?? investorOfServer(id), {
      unread: () => investorOfServer(id),
    });
  }, [id]);
}

/** A record that is kept without its thesis is shown with it where the server has just found it. */
function wholeOf(id: number, stored: Investor | null): Investor | null {
  return stored?.investmentThesis === '' ? (remembered(id) ?? stored) : stored;
}
