import { restoreDraft } from '#src/data/drafts.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { focusHeading } from '#src/ui/focus-heading.ts';
import { Notice } from '#src/ui/notice.tsx';
import type { Draft } from '#sync/records/draft.ts';
import { tellFault } from './tell-fault.ts';

/** The draft was deleted under the hands of whoever writes in it: the form stays, and what is typed brings it back. */
export function DeletedElsewhereNotice({ draft }: { draft: Draft }) {
  // The place is always there, so that what comes into it is heard.
  if (draft.deletedAt === null) return <div role="status" className="empty:absolute" />;
  return (
    <div role="status">
      <Notice
        look="warn"
        title="This draft was deleted elsewhere"
        action={
          <>
            <Button
              small
              look="primary"
              onClick={() =>
                restoreDraft(draft.id)
                  .then(focusHeading)
                  .catch((error: unknown) => tellFault(error, 'The draft was not restored'))
              }
            >
              Restore it
            </Button>
            <ButtonLink href={paths.drafts} small>
              Leave it deleted
            </ButtonLink>
          </>
        }
      >
        Nothing of it is lost. If you write on, it comes back with every word; if you leave it, it is kept
        among your deleted drafts for 180 days.
      </Notice>
    </div>
  );
}
