import { FileQuestion, Send, Trash2 } from 'lucide-react';
import { restoreDraft } from '#src/data/drafts.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { focusHeading } from '#src/ui/focus-heading.ts';
import type { Draft } from '#sync/records/draft.ts';
import { tellFault } from './tell-fault.ts';

/** A draft that can no longer be written in, and why. */
export function DraftGone({ draft }: { draft: Draft | null }) {
  if (draft === null) {
    return (
      <EmptyState
        icon={FileQuestion}
        title="This draft is not on this device"
        action={<ButtonLink href={paths.drafts}>Your drafts</ButtonLink>}
      >
        It may belong to another account, or this device has not fetched it yet.
      </EmptyState>
    );
  }
  if (draft.submittedAs) {
    return (
      <EmptyState
        icon={Send}
        title="This pitch has been submitted"
        action={
          <>
            <ButtonLink href={paths.opportunity(draft.submittedAs)} look="primary">
              See the opportunity
            </ButtonLink>
            <ButtonLink href={paths.outbox}>Outbox</ButtonLink>
          </>
        }
      >
        Its draft can no longer be changed.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={Trash2}
      title="This draft was deleted"
      action={
        <Button
          look="primary"
          onClick={() =>
            restoreDraft(draft.id)
              .then(focusHeading)
              .catch((error: unknown) => tellFault(error, 'The draft was not restored'))
          }
        >
          Restore it
        </Button>
      }
    >
      Nothing of it is lost.
    </EmptyState>
  );
}
