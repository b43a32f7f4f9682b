import { FilePlus2, FileText, Plus } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { sharedWords } from '#src/content/shared.ts';
import { useArrived } from '#src/data/database/use-arrived.ts';
import { deleteDraft, restoreDraft } from '#src/data/drafts.ts';
import { useAccount } from '#src/data/use-account.ts';
import { useDraftStates } from '#src/data/use-draft-states.ts';
import { useDrafts } from '#src/data/use-drafts.ts';
import { OwnStorageNote } from '#src/pages/storage/own-storage-note.tsx';
import { paths } from '#src/paths.ts';
import { showToast } from '#src/state/toasts.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { keepFocusOnRow } from '#src/ui/keep-focus.ts';
import { Notice } from '#src/ui/notice.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { RowPlaces } from '#src/ui/row-places.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import type { Draft } from '#sync/records/draft.ts';
import { DeletedDrafts } from './deleted-drafts.tsx';
import { DraftRow } from './draft-row.tsx';
import { GuestDrafts } from './guest-drafts.tsx';
import { tellFault } from './tell-fault.ts';

export function DraftsPage() {
  const drafts = useDrafts();
  const arrived = useArrived(drafts);
  const account = useAccount();
  // A guest's are here or nowhere.
  const listed = account === null ? drafts : arrived;
  const [params] = useSearchParams();
  return (
    <section ref={keepFocusOnRow} className="grid gap-6 screenful">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PageHeading title="Drafts" lead="Pitches you have begun. They are kept on this device." />
        {listed === undefined && <Skeleton className="h-11 w-36 max-w-full rounded-field after-a-blink" />}
        {listed && listed.length > 0 && (
          <ButtonLink href={paths.submitPitch} look="primary">
            <Plus aria-hidden="true" className="size-5" />
            New pitch
          </ButtonLink>
        )}
      </div>
      {params.get('shared') === 'again' && (
        <Notice look="warn" title={sharedWords.again.title}>
          {sharedWords.again.text}
        </Notice>
      )}
      {account === null && drafts && drafts.length > 0 && (
        <Notice>
          These drafts are on this device only.{' '}
          <TextLink href={paths.loginThen(paths.drafts)}>Log in</TextLink> to have them on your other devices
          and to submit them.
        </Notice>
      )}
      {account === null && drafts?.length === 0 && <OwnStorageNote />}
      <GuestDrafts />
      <DraftList drafts={listed} />
      <DeletedDrafts />
    </section>
  );
}

function DraftList({ drafts }: { drafts: Draft[] | undefined }) {
  const stateOf = useDraftStates();
  if (drafts === undefined) return <RowPlaces label="Loading drafts" row="h-34 sm:h-28" />;
  if (drafts.length === 0) {
    return (
      <EmptyState
        icon={FileText}
        title="No drafts yet"
        action={
          <ButtonLink href={paths.submitPitch} look="primary">
            <FilePlus2 aria-hidden="true" className="size-5" />
            Start a pitch
          </ButtonLink>
        }
      >
        The first thing you type is saved, with or without a network.
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-3">
      {drafts.map((draft) => (
        <li key={draft.id} tabIndex={-1}>
          <DraftRow draft={draft} state={stateOf?.(draft.id)} onDelete={() => void remove(draft)} />
        </li>
      ))}
    </ul>
  );
}

async function remove(draft: Draft) {
  try {
    // With words in it that have just come from elsewhere it stays in the list, and says so there.
    if (!(await deleteDraft(draft))) return;
  } catch (error) {
    tellFault(error, 'The draft was not deleted');
    return;
  }
  showToast({
    kind: 'notice',
    title: 'Draft deleted',
    detail: draft.title.trim() || 'Untitled pitch',
    action: {
      label: 'Undo',
      run: () => {
        restoreDraft(draft.id).catch((error: unknown) => tellFault(error, 'The draft was not restored'));
      },
    },
  });
}
