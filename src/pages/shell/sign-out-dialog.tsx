import { useState } from 'react';
import { useLocation } from 'wouter';
import { exportUnsent } from '#src/data/outbox-actions.ts';
import { useOutbox } from '#src/data/use-outbox.ts';
import { countOf } from '#src/lib/count-of.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { paths } from '#src/paths.ts';
import { showToast } from '#src/state/toasts.ts';
import { signOut } from '#src/syncing/session.ts';
import { syncNow } from '#src/syncing/sync-now.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

/** Signing out deletes what this person has on this device: unsent work is named first. */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const unsent = useOutbox();
  const [busy, setBusy] = useState(false);
  const [, navigate] = useLocation();
  if (unsent === undefined) return null;

  async function leave() {
    setBusy(true);
    try {
      await signOut();
      navigate(paths.home);
      showToast({ kind: 'success', title: 'Signed out', detail: 'Your data was removed from this device.' });
      onClose();
    } catch {
      setBusy(false);
      showToast({ kind: 'error', title: 'Could not sign out', detail: 'Please try again.' });
    }
  }

  if (unsent.length === 0) {
    return (
      <Dialog
        title="Sign out?"
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button look="primary" busy={busy} onClick={leave}>
              {busy ? 'Signing out...' : 'Sign out'}
            </Button>
          </>
        }
      >
        <p>
          Everything of yours has been sent. It is removed from this device and comes back when you log in.
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      title={`${countOf(unsent.length, 'change has', 'changes have')} not been sent`}
      onClose={onClose}
      actions={
        <>
          <Button look="primary" onClick={syncNow}>
            Send now
          </Button>
          <Button onClick={async () => saveFile(await exportUnsent(), 'pankh-unsent.json')}>Export</Button>
          <Button look="danger" busy={busy} onClick={leave}>
            Discard
          </Button>
        </>
      }
    >
      <p>Signing out removes your data from this device. This would be lost:</p>
      <ul className="mt-3 grid max-h-60 gap-2 overflow-y-auto">
        {unsent.map(({ key, title, detail }) => (
          <li key={key} className="border-s-2 border-base-300 ps-3">
            <p className="font-medium">{title}</p>
            <p className="text-sm text-quiet">{detail}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
