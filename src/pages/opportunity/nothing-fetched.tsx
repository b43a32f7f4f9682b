import { WifiOff } from 'lucide-react';
import { nothingFetched as words } from '#src/content/explore.ts';
import { useWasHere } from '#src/data/database/use-was-here.ts';
import { useSyncFacts } from '#src/state/sync-status.ts';
import { syncNow } from '#src/syncing/sync-now.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** In the place of deals of which this device has none, and gets none now: why, and the way to try again. */
export function NothingFetched() {
  const wasHere = useWasHere('deals');
  const connection = useSyncFacts((facts) => facts.connection);
  const offline = wasHere ? words.offlineAgain : words.offline;
  return (
    <EmptyState
      icon={WifiOff}
      title={connection === 'offline' ? offline : words.failed}
      action={<Button onClick={syncNow}>Retry</Button>}
    >
      {wasHere ? words.again : words.first}
    </EmptyState>
  );
}
