import { useLocation } from 'wouter';
import { deleteDraft, restoreDraft } from '#src/data/drafts.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { focusHeading } from '#src/ui/focus-heading.ts';
import { Notice } from '#src/ui/notice.tsx';
import type { Draft } from '#sync/records/draft.ts';
import { BroughtBack } from './brought-back.tsx';
import { tellFault } from './tell-fault.ts';

/** An edit undid a deletion: says so until the person has said what they want of the draft. */
export function BroughtBackNotice({ draft }: { draft: Draft }) {
  const [, navigate] = useLocation();
  const broughtBack = draft.trail?.broughtBack;
  if (!broughtBack) return null;

  async function deleteAgain() {
    try {
      if (await deleteDraft(draft)) navigate(paths.drafts);
    } catch (error) {
      tellFault(error, 'The draft was not deleted');
    }
  }

  return (
    <Notice
      look="warn"
      title="This draft was deleted, and an edit brought it back"
      action={
        <>
          <Button
            small
            look="primary"
            onClick={() =>
              restoreDraft(draft.id)
                .then(focusHeading)
                .catch((error: unknown) => tellFault(error, 'This was not saved'))
            }
          >
            Keep it
          </Button>
          <Button small onClick={deleteAgain}>
            Delete it again
          </Button>
        </>
      }
    >
      <BroughtBack {...broughtBack} />
    </Notice>
  );
}
