import type { Deal } from '#src/data/pipeline.ts';
import { useAccount } from '#src/data/use-account.ts';
import { lazyPart } from '#src/lazy-part.tsx';

/** The list is there before. */
const OwnMark = lazyPart(async () => (await import('../opportunity/own-mark.tsx')).OwnMark);

/** What an investor keeps of a deal, on its card. Nobody else has anything there. */
export function CardMark({ deal }: { deal: Deal }) {
  return useAccount()?.userType === 'investor' && <OwnMark deal={deal} />;
}
