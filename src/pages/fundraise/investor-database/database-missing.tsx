import { SearchX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { faultWords, missingWords, withheldWords } from '#src/content/directory.ts';
import { databaseFaults } from '#src/data/database/database-fault.ts';
import type { DownloadState } from '#src/directory/download-state.ts';
import { useDirectoryProgress } from '#src/directory/use-directory-progress.ts';
import { followDirectory } from '#src/directory/use-investor-search.ts';
import { useIsEmptied } from '#src/directory/use-is-emptied.ts';
import type { ServerSearch } from '#src/directory/use-server-search.ts';
import { syncNow } from '#src/syncing/sync-now.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { isOnItsWay } from './is-on-its-way.ts';
import { LoadingDatabase } from './loading-database.tsx';

const patienceMilliseconds = 8_000;

/**
 * No investors are on this device that could be searched: on their way, or how to get them. `onServer`: what the server says to
 * the same; while it may answer nobody is told of a fault.
 */
export function DatabaseMissing({
  unreadable,
  onServer,
  onClear,
}: {
  unreadable: boolean;
  onServer: ServerSearch['at'];
  onClear: () => void;
}) {
  const download = useDirectoryProgress();
  const isEmptied = useIsEmptied();
  const [attempt, setAttempt] = useState(0);
  const patient = usePatience(attempt);
  const isWithheld = useStore(databaseFaults, ({ directory }) => directory === 'missing');

  if (isWithheld) {
    const said = withheldWords[onServer];
    const clearAll = onServer === 'found' && <Button onClick={onClear}>Clear All Filters</Button>;
    return said && <EmptyState icon={SearchX} action={clearAll} {...said} />;
  }
  if (!unreadable && download.at === 'none') return <EmptyState icon={SearchX} title="No investors found" />;
  if (!unreadable && (onServer === 'asking' || isOnItsWay(download, patient, navigator.onLine))) {
    return (
      <LoadingDatabase done={download.at === 'downloading' ? download.bytes / Math.max(download.of, 1) : 0} />
    );
  }
  const retry = () => {
    setAttempt(attempt + 1);
    if (unreadable)
      void import('#src/directory/search-client.ts').then(({ retrySearch }) => retrySearch(), reportError);
    followDirectory();
    syncNow();
  };
  return (
    <div role="alert">
      <Notice
        look="bad"
        title="Unable to load investor database. Please refresh the page."
        action={<Button onClick={retry}>Retry</Button>}
      >
        {navigator.onLine || unreadable ? faultOf(download) : whyNone(isEmptied)}
      </Notice>
    </div>
  );
}

function whyNone(isEmptied: boolean | undefined): string | undefined {
  if (isEmptied === undefined) return undefined;
  return isEmptied ? missingWords.emptied : missingWords.never;
}

function faultOf(download: DownloadState): string | undefined {
  return download.at === 'fault' ? faultWords[download.reason] : undefined;
}

/** True for a while, and again for a while after each attempt. */
function usePatience(attempt: number): boolean {
  const [impatientOf, setImpatientOf] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => setImpatientOf(attempt), patienceMilliseconds);
    return () => clearTimeout(timer);
  }, [attempt]);
  return impatientOf !== attempt;
}
