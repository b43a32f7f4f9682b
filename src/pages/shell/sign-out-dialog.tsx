import { useState } from 'react';
import { useLocation } from 'wouter';
import { waitingQuestions } from '#src/content/outbox.ts';
import { heldQuestions } from '#src/data/held-questions.ts';
import { knownTabPerson } from '#src/data/tab-person.ts';
import { useWaitingAsks } from '#src/data/use-asks.ts';
import { useOutbox } from '#src/data/use-outbox.ts';
import { useTypedItems } from '#src/data/use-typed-words.ts';
import { useUnsavedItems } from '#src/data/use-unsaved-items.ts';
import { useWrittenItems } from '#src/data/use-written-forms.ts';
import { paths } from '#src/paths.ts';
import { showToast } from '#src/state/toasts.ts';
import { useOwnErrors } from '#src/state/use-own-errors.ts';
import { signOut } from '#src/syncing/session.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { UnsentDialog } from './unsent-dialog.tsx';

/** Signing out deletes what this person has on this device: unsent work is named first. */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  // What was refused is kept with the account and comes back with the person; but for what only this device tells of.
  const unsent = useOutbox()?.filter(({ state, isHereOnly }) => state !== 'needs-you' || isHereOnly);
  const typed = useTypedItems();
  const written = useWrittenItems();
  const unsaved = useUnsavedItems();
  const asked = useWaitingAsks();
  const [busy, setBusy] = useState(false);
  useOwnErrors('sign-out');
  const [, navigate] = useLocation();
  if (!unsent || !typed || !written || !unsaved || !asked) return null;

  async function leave() {
    setBusy(true);
    try {
      await signOut();
      navigate(paths.home);
      showToast({ kind: 'success', title: 'Signed out', detail: 'Your data was removed from this device.' });
      onClose();
    } catch {
      setBusy(false);
      showToast({
        kind: 'error',
        source: 'sign-out',
        title: 'Could not sign out',
        detail: 'Please try again.',
      });
    }
  }

  const questions = asked.map(({ id, question }) => ({
    key: id,
    title: waitingQuestions.one,
    changes: [{ words: question }],
    state: 'waiting',
  }));
  const halfAsked = heldQuestions(knownTabPerson() ?? '').map(({ context, question }) => ({
    key: context,
    title: waitingQuestions.typed,
    changes: [{ words: question }],
    state: 'asking',
  }));
  const all = [...unsent, ...typed, ...written, ...unsaved, ...questions, ...halfAsked];
  if (all.length > 0) return <UnsentDialog unsent={all} leaving={busy} onLeave={leave} onClose={onClose} />;
  return (
    <Dialog
      title="Sign out?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Stay signed in</Button>
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
