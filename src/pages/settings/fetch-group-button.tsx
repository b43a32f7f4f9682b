import { faultWords, keptWords } from '#src/content/directory.ts';
import { storageGroups, storageWords as words } from '#src/content/storage.ts';
import { useOneAtATime } from '#src/lib/use-one-at-a-time.ts';
import { closeErrorsOf, showToast } from '#src/state/toasts.ts';
import { type FetchableGroup, type Fetched, fetchGroup } from '#src/storage/fetch-group.ts';
import { Button } from '#src/ui/button.tsx';

/** Brings what was deleted here, at the person's word. */
export function FetchGroupButton({ group, onFetched }: { group: FetchableGroup; onFetched: () => void }) {
  const { title } = storageGroups[group];
  const [isBusy, inTurn] = useOneAtATime();

  async function fetchIt() {
    closeErrorsOf('storage');
    // What the server does not give, or no network: either way it can be tried again.
    const fetched = await fetchGroup(group).catch((): Fetched => 'unreached');
    if (fetched === 'here') showToast({ kind: 'success', source: 'storage', title: words.fetched(title) });
    else if (fetched === 'asking')
      showToast({
        kind: 'notice',
        source: 'storage',
        title: keptWords.asking,
        detail: keptWords.askingReason,
      });
    else
      showToast({
        kind: 'error',
        source: 'storage',
        title: words.notFetched(title),
        detail: reasons[fetched],
      });
    // Where the rest waits for a word, some of it is here.
    if (fetched === 'here' || fetched === 'asking') onFetched();
  }

  return (
    <Button small busy={isBusy} aria-label={words.fetchOf(title)} onClick={() => void inTurn(fetchIt)}>
      {words.fetch}
    </Button>
  );
}

const reasons = { ...words.notFetchedReasons, ...faultWords };
