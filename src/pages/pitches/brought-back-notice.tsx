import { useLocation } from 'wouter';
import { deleteDraft, restoreDraft } from '#src/data/drafts.ts';
import { useClientId } from '#src/data/use-drafts.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { Draft } from '#sync/records/draft.ts';
import { tellFault } from './tell-fault.ts';
import { deviceOf } from './written-by.tsx';

/** An edit undid a deletion: says so until the person has said what they want of the draft. */
export function BroughtBackNotice({ draft }: { draft: Draft }) {
  const here = useClientId();
  const [, navigate] = useLocation();
  const broughtBack = draft.trail?.broughtBack;
  if (!broughtBack || here === undefined) return null;
  const editor = deviceOf(broughtBack, here).toLowerCase();

  async function deleteAgain() {
    try {
      await deleteDraft(draft.id);
      navigate(paths.drafts);
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
              restoreDraft(draft.id).catch((error: unknown) => tellFault(error, 'This was not saved'))
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
      Deleted <Moment at={broughtBack.deletedAt} />, edited on {editor}. All of it is here.
    </Notice>
  );
}
