import { useState } from 'react';
import { useLocation } from 'wouter';
import { settingsPage } from '#src/content/settings.ts';
import { RefusedError } from '#src/data/database/refused-error.ts';
import { isStorageFull } from '#src/data/database/storage-full.ts';
import { UnsentDialog } from '#src/pages/leaving/unsent-dialog.tsx';
import { useUnsentHere } from '#src/pages/leaving/use-unsent-here.ts';
import { paths } from '#src/paths.ts';
import { showToast, useOwnErrors } from '#src/state/toasts.ts';
import { signOut } from '#src/syncing/session.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

/** Signing out deletes what this person has on this device: unsent work is named first. */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const unsent = useUnsentHere();
  const [busy, setBusy] = useState(false);
  useOwnErrors('sign-out');
  const [, navigate] = useLocation();
  if (!unsent) return null;

  const run = () => {
    onClose();
    navigate(paths.settingsPart('storage'));
  };
  const toStorage = { label: 'Storage', run };

  async function leave() {
    setBusy(true);
    try {
      await signOut();
      navigate(paths.home);
      showToast({ kind: 'success', title: 'Signed out', detail: 'Your data was removed from this device.' });
      onClose();
    } catch (error) {
      // Another has the device by now, and this tab is about to say so.
      if (error instanceof RefusedError) return onClose();
      setBusy(false);
      const why = isStorageFull(error) ? { detail: settingsPage.fullAtSignOut, action: toStorage } : tryAgain;
      showToast({ kind: 'error', source: 'sign-out', title: 'Could not sign out', ...why });
    }
  }

  if (unsent.length > 0)
    return (
      <UnsentDialog
        unsent={unsent}
        why="Signing out removes your data from this device."
        stay={stay}
        leaving={busy}
        onLeave={leave}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      title="Sign out?"
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button later={busy} onClick={onClose}>
            {stay}
          </Button>
          <Button look="primary" busy={busy} onClick={leave}>
            {busy ? 'Signing out...' : 'Sign out'}
          </Button>
        </>
      }
    >
      <p role="status">
        Everything of yours has been sent. It is removed from this device and comes back when you log in.
      </p>
    </Dialog>
  );
}

const stay = 'Stay signed in';
const tryAgain = { detail: 'Please try again.' };
