import { useState } from 'react';
import { dataWords as words } from '#src/content/settings.ts';
import { UnsentDialog } from '#src/pages/leaving/unsent-dialog.tsx';
import { useUnsentHere } from '#src/pages/leaving/use-unsent-here.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

/** Asking for the deletion takes all data off this device, as signing out does: unsent work is named first. */
export function DeletionDialog({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  const unsent = useUnsentHere();
  const [mayBeLost, setMayBeLost] = useState(false);
  if (!unsent) return null;
  if (unsent.length > 0 && !mayBeLost)
    return (
      <UnsentDialog
        unsent={unsent}
        why={words.unsentLead}
        stay={words.cancel}
        leave={words.goOn}
        onLeave={() => setMayBeLost(true)}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      title={words.confirmTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button look="danger" onClick={onConfirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <p>{words.deleteLead}</p>
    </Dialog>
  );
}
