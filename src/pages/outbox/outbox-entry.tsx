import { useLocation } from 'wouter';
import { cancelItem, discardItem, keepAsDraft, retryItem } from '#src/data/outbox-actions.ts';
import type { OutboxItem } from '#src/data/outbox-items.ts';
import { paths } from '#src/paths.ts';
import { useSyncFacts } from '#src/state/sync-status.ts';
import { showToast } from '#src/state/toasts.ts';
import { syncNow } from '#src/syncing/sync-now.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { OutboxRow } from '#src/ui/outbox-row.tsx';

export function OutboxEntry({ entry }: { entry: OutboxItem }) {
  const isReached = useSyncFacts(({ connection }) => connection === 'ok');
  const [, navigate] = useLocation();
  const {
    key,
    title,
    detail,
    contents,
    href,
    at,
    state,
    reason,
    canCancel,
    canRetry,
    editTakesBack,
    canKeep,
  } = entry;
  const keep = async () => {
    const draftId = await keepAsDraft(key);
    if (draftId) navigate(paths.draft(draftId));
  };
  return (
    <OutboxRow
      title={title}
      detail={detail}
      contents={contents}
      state={state === 'sending' && !isReached ? 'waiting' : state}
      reason={reason}
      when={<Moment at={at} />}
      actions={
        <>
          {href && editTakesBack && canCancel && (
            <Button
              small
              aria-label={`Edit: ${title}`}
              onClick={() => tried(cancelItem(key).then(() => navigate(href)))}
            >
              Edit
            </Button>
          )}
          {href && !editTakesBack && (
            <ButtonLink href={href} small label={`Edit: ${title}`}>
              Edit
            </ButtonLink>
          )}
          {canKeep && (
            <Button
              small
              look="primary"
              aria-label={`Keep as a new draft: ${title}`}
              onClick={() => tried(keep())}
            >
              Keep as a new draft
            </Button>
          )}
          {canRetry && (
            <Button small aria-label={`Retry: ${title}`} onClick={() => tried(retryItem(key).then(syncNow))}>
              Retry
            </Button>
          )}
          {state === 'needs-you' && (
            <Button
              small
              look="quiet"
              aria-label={`Discard: ${title}`}
              onClick={() => tried(discardItem(key))}
            >
              Discard
            </Button>
          )}
          {canCancel && (
            <Button
              small
              look="quiet"
              aria-label={`Cancel: ${title}`}
              onClick={() => tried(cancelWithUndo(key, title))}
            >
              Cancel
            </Button>
          )}
        </>
      }
    />
  );
}

async function cancelWithUndo(key: string, title: string) {
  const undo = await cancelItem(key);
  showToast({
    kind: 'notice',
    title: `Cancelled: ${title}`,
    action: { label: 'Undo', run: () => tried(undo()) },
  });
}

function tried(work: Promise<void>) {
  work.catch((error: unknown) => {
    const detail = error instanceof Error ? error.message : undefined;
    showToast({ kind: 'error', title: 'That did not work', detail });
  });
}
