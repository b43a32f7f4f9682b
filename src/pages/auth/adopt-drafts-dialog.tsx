import { useState } from 'react';
import { countOf } from '#src/lib/count-of.ts';
import { showToast, useOwnErrors } from '#src/state/toasts.ts';
import { adoptGuestDrafts } from '#src/syncing/session.ts';
import { BulletList } from '#src/ui/bullet-list.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import type { Draft } from '#sync/records/draft.ts';

export function AdoptDraftsDialog({ drafts, onDone }: { drafts: Draft[]; onDone: () => void }) {
  useOwnErrors('adopt-drafts');
  const [busy, setBusy] = useState(false);

  async function move() {
    setBusy(true);
    try {
      await adoptGuestDrafts();
      showToast({ kind: 'success', title: `${countOf(drafts.length, 'draft')} moved to your account` });
      onDone();
    } catch {
      setBusy(false);
      showToast({
        kind: 'error',
        source: 'adopt-drafts',
        title: 'The drafts were not moved',
        detail: 'They are still on this device. Please try again.',
      });
    }
  }

  return (
    <Dialog
      title="Move these drafts to your account?"
      onClose={onDone}
      actions={
        <>
          <Button onClick={onDone}>Not now</Button>
          <Button look="primary" busy={busy} onClick={move}>
            Move
          </Button>
        </>
      }
    >
      <p className="mb-3">They were written on this device while nobody was signed in.</p>
      <BulletList points={drafts.map(({ title }, index) => title.trim() || `Untitled pitch ${index + 1}`)} />
    </Dialog>
  );
}
