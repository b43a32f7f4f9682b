import { restoreDraft } from '#src/data/drafts.ts';
import { useDeletedDrafts } from '#src/data/use-drafts.ts';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { Moment } from '#src/ui/moment.tsx';
import type { Draft } from '#sync/records/draft.ts';
import { tellFault } from './tell-fault.ts';

/** What was deleted and can still be had back; nothing where nothing was. */
export function DeletedDrafts() {
  const deleted = useDeletedDrafts();
  if (!deleted || deleted.length === 0) return null;
  return (
    <Disclosure title={`Deleted drafts (${deleted.length})`}>
      <p className="text-sm text-quiet">Kept for 180 days, with their versions.</p>
      <ul className="grid gap-2">
        {deleted.map((draft) => (
          <li
            key={draft.id}
            className="flex items-center justify-between gap-3 border-t border-base-300 pt-2"
          >
            <div className="min-w-0">
              <p className="font-medium">{titleOf(draft)}</p>
              <p className="text-sm text-quiet">
                Deleted <Moment at={draft.deletedAt ?? draft.updatedAt} />
              </p>
            </div>
            <Button small aria-label={`Restore ${titleOf(draft)}`} onClick={() => void restore(draft)}>
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

async function restore(draft: Draft) {
  try {
    await restoreDraft(draft.id);
  } catch (error) {
    tellFault(error, 'The draft was not restored');
    return;
  }
  showToast({ kind: 'success', title: 'Draft restored', detail: titleOf(draft) });
}

function titleOf(draft: Draft): string {
  return draft.title.trim() || 'Untitled pitch';
}
