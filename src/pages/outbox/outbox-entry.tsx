import { useLocation } from 'wouter';
import { discardRefused } from '#src/content/outbox.ts';
import { discardItem, keepAsDraft, retryItem } from '#src/data/outbox/outbox-actions.ts';
import type { OutboxItem } from '#src/data/outbox/outbox-items.ts';
import { useOneAtATime } from '#src/lib/use-one-at-a-time.ts';
import { cancelWithUndo, takeBackToEdit } from '#src/pages/cancel-with-undo.ts';
import { tried } from '#src/pages/tried.ts';
import { paths } from '#src/paths.ts';
import { useSyncFacts } from '#src/state/sync-status.ts';
import { syncNow } from '#src/syncing/sync-now.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { DiscardButton } from '#src/ui/discard-button.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { OutboxRow } from '#src/ui/outbox-row.tsx';

export function OutboxEntry({ entry }: { entry: OutboxItem }) {
  const isReached = useSyncFacts(({ connection }) => connection === 'ok');
  const { key, title, detail, changes, at, state, reason } = entry;
  return (
    <OutboxRow
      title={title}
      detail={detail}
      changes={changes.map(({ key: change, words, canCancel }) => ({
        key: change,
        words,
        ...(canCancel && { onCancel: () => tried(cancelWithUndo(key, words, change)) }),
      }))}
      state={state === 'sending' && !isReached ? 'waiting' : state}
      reason={reason}
      when={<Moment at={at} />}
      actions={<Actions entry={entry} />}
    />
  );
}

function Actions({ entry }: { entry: OutboxItem }) {
  const [, navigate] = useLocation();
  const [isKeeping, inTurn] = useOneAtATime();
  const { key, title, changes, canCancel, canRetry, canKeep, canDiscard } = entry;
  const keep = async () => {
    const draftId = await keepAsDraft(key);
    if (draftId) navigate(paths.draft(draftId));
  };
  return (
    <>
      <Open entry={entry} />
      {canKeep && (
        <Button
          small
          look="primary"
          busy={isKeeping}
          aria-label={`Keep as a new draft: ${title}`}
          onClick={() => tried(inTurn(keep))}
        >
          Keep as a new draft
        </Button>
      )}
      {canRetry && (
        <Button small aria-label={`Retry: ${title}`} onClick={() => tried(retryItem(key).then(syncNow))}>
          Retry
        </Button>
      )}
      {canDiscard && (
        <DiscardButton
          title={title}
          lead={discardRefused}
          words={changes.map(({ words }) => words)}
          onDiscard={() => tried(discardItem(key))}
        />
      )}
      {canCancel && (
        <Button
          small
          look="quiet"
          aria-label={`${cancelLabel(entry)}: ${title}`}
          onClick={() => tried(cancelWithUndo(key, title))}
        >
          {cancelLabel(entry)}
        </Button>
      )}
    </>
  );
}

/** Leads to where the work is: to choose, or to go on writing. */
function Open({ entry: { key, title, href, canCancel, editTakesBack, mustChoose } }: { entry: OutboxItem }) {
  const [, navigate] = useLocation();
  if (!href) return null;
  if (mustChoose)
    return (
      <ButtonLink href={href} small look="primary" label={`Choose: ${title}`}>
        Choose
      </ButtonLink>
    );
  if (!editTakesBack)
    return (
      <ButtonLink href={href} small label={`Edit: ${title}`}>
        Edit
      </ButtonLink>
    );
  if (!canCancel) return null;
  return (
    <Button
      small
      aria-label={`Edit: ${title}`}
      onClick={() => tried(takeBackToEdit(key, title).then(() => navigate(href)))}
    >
      Edit
    </Button>
  );
}

function cancelLabel({ changes }: OutboxItem): string {
  return changes.length > 1 ? 'Cancel all' : 'Cancel';
}
