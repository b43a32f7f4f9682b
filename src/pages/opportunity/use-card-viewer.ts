import { useAccount } from '#src/data/use-account.ts';
import { useWayToDeal } from '#src/data/use-way-to-deal.ts';

/** What the cards of a list ask of whoever looks at them: once for all of them. */
export function useCardViewer() {
  return { wayToDeal: useWayToDeal(), isInvestor: useAccount()?.userType === 'investor' };
}

export type CardViewer = ReturnType<typeof useCardViewer>;
