import { type ReactNode, useRef, useState } from 'react';
import { postReauthenticate } from '#src/api/sessions.ts';
import { settingsPage, reauthentication as words } from '#src/content/settings.ts';
import { useIsShown } from '#src/lib/use-is-shown.ts';
import { useOneAtATime } from '#src/lib/use-one-at-a-time.ts';
import { paths } from '#src/paths.ts';
import { accountFault } from '#src/syncing/account-fault.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { showFault } from './show-fault.ts';

type Waiting = { work: () => Promise<void>; hasPassword: boolean };

/**
 * Does what needs a recent sign-in: where the server asks who one is, the person says it again by their password, and the
 * work is done then, one at a time. `dialog` belongs into the page. What else goes wrong is for `onFault`.
 */
export function useReauthentication(onFault: (error: unknown) => void): {
  guarded: (work: () => Promise<void>) => Promise<void>;
  isBusy: boolean;
  dialog: ReactNode;
} {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const newest = useRef(waiting);
  const isShown = useIsShown();
  const [isBusy, inTurn] = useOneAtATime();

  const guarded = (work: () => Promise<void>) => inTurn(() => tryTo(work));

  async function tryTo(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const { code } = accountFault(error, '');
      if (code !== 'reauthentication-needed' && code !== 'password-needed') return onFault(error);
      wait({ work, hasPassword: code === 'reauthentication-needed' });
    }
  }

  function wait(now: Waiting | null) {
    newest.current = now;
    setWaiting(now);
  }

  const close = () => wait(null);
  function goOn(proved: Waiting) {
    // What was cancelled while the password was looked at is not done.
    if (newest.current !== proved || !isShown()) return;
    close();
    void guarded(proved.work);
  }

  return {
    guarded,
    isBusy,
    dialog:
      waiting &&
      (waiting.hasPassword ? (
        <PasswordDialog onClose={close} onProved={() => goOn(waiting)} />
      ) : (
        <NoPasswordDialog onClose={close} />
      )),
  };
}

/** For who signs in with Google alone: there is no password to say again. */
function NoPasswordDialog({ onClose }: { onClose: () => void }) {
  const { title, text, link, after } = words.withoutPassword;
  return (
    <Dialog title={title} onClose={onClose} actions={<Button onClick={onClose}>{words.cancel}</Button>}>
      <p>
        {text} <TextLink href={paths.forgotPassword}>{link}</TextLink> {after}
      </p>
    </Dialog>
  );
}

function PasswordDialog({ onClose, onProved }: { onClose: () => void; onProved: () => void }) {
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function prove() {
    if (isBusy || password === '') return;
    setBusy(true);
    try {
      await postReauthenticate(password);
      onProved();
    } catch (error) {
      showFault(form.current, () => setFault(accountFault(error, settingsPage.tryAgain).message));
      setBusy(false);
    }
  }

  return (
    <Dialog title={words.title} onClose={onClose}>
      <form
        ref={form}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void prove();
        }}
      >
        <p>{words.lead}</p>
        <PasswordField
          label={words.field}
          autoComplete="current-password"
          error={fault}
          value={password}
          onChange={({ target }) => {
            setPassword(target.value);
            setFault(undefined);
          }}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="primary" busy={isBusy}>
            {words.button}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
