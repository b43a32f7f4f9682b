import { useState } from 'react';
import { storageGroups, storageWords as words } from '#src/content/storage.ts';
import { closeErrorsOf, showToast } from '#src/state/toasts.ts';
import { type FetchableGroup, fetchGroup } from '#src/storage/fetch-group.ts';
import { Button } from '#src/ui/button.tsx';

/** Brings what was deleted here, at the person's word. */
export function FetchGroupButton({ group, onFetched }: { group: FetchableGroup; onFetched: () => void }) {
  const { title } = storageGroups[group];
  const [isBusy, setBusy] = useState(false);

  async function fetchIt() {
    closeErrorsOf('storage');
    setBusy(true);
    // What the server does not give, or no network: either way it can be tried again.
    const isHere = await fetchGroup(group).catch(() => false);
    setBusy(false);
    if (!isHere)
      return showToast({
        kind: 'error',
        source: 'storage',
        title: words.notFetched(title),
        detail: words.needsNetwork,
      });
    showToast({ kind: 'success', source: 'storage', title: words.fetched(title) });
    onFetched();
  }

  return (
    <Button small busy={isBusy} aria-label={words.fetchOf(title)} onClick={() => void fetchIt()}>
      {words.fetch}
    </Button>
  );
}
