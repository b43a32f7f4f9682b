import type { ApproachSource } from '#src/data/approaches.ts';
import { useAccount } from '#src/data/use-account.ts';
import { lazyPart } from '#src/lazy-part.tsx';

const AddToListPart = lazyPart(async () => (await import('./add-to-list-part.tsx')).AddToListPart);

/** For founders: puts whoever they read of on their list of investors to approach, or leads there. */
export function AddToList({ source, small }: { source: ApproachSource; small?: boolean }) {
  const isFounder = useAccount()?.userType === 'entrepreneur';
  return isFounder && <AddToListPart source={source} small={small} />;
}
