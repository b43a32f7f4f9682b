import { useRef, useState } from 'react';
import { fetchGoogleLink } from '#src/api/google.ts';
import { postPassword } from '#src/api/sessions.ts';
import { accountWords, settingsPage } from '#src/content/settings.ts';
import { showToast } from '#src/state/toasts.ts';
import { useFetchedOnline } from '#src/state/use-fetched-online.ts';
import { accountFault } from '#src/syncing/account-fault.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { changePasswordEndpoint } from '#sync/endpoints/password.ts';
import { GoogleOpensToo } from './google-opens-too.tsx';
import { showFault } from './show-fault.ts';
import { useReauthentication } from './use-reauthentication.tsx';

const words = accountWords.password;
const blank = { password: '', confirmPassword: '' };

export function PasswordCard() {
  const [values, setValues] = useState(blank);
  const [faults, setFaults] = useState<Partial<typeof blank>>({});
  const form = useRef<HTMLFormElement>(null);
  const tell = (wrong: typeof faults) => showFault(form.current, () => setFaults(wrong));
  const [google] = useFetchedOnline(fetchGoogleLink, 'google-link');
  const { guarded, isBusy, dialog } = useReauthentication((error) => {
    tell({ password: accountFault(error, settingsPage.tryAgain).message });
  });

  function change() {
    const { error } = changePasswordEndpoint.body.safeParse(values);
    const found = Object.fromEntries(
      (error?.issues ?? []).toReversed().map(({ path, message }) => [String(path[0]), message]),
    );
    if (error) return tell(found);
    setFaults({});
    void guarded(async () => {
      await postPassword(values.password, values.confirmPassword);
      setValues(blank);
      showToast({ kind: 'success', title: words.done, detail: words.doneDetail });
    });
  }

  function write(name: keyof typeof blank, value: string) {
    setValues((before) => ({ ...before, [name]: value }));
    setFaults({});
  }

  return (
    <section>
      <SectionHeading title={words.title} lead={words.lead} />
      <Card>
        <form
          ref={form}
          aria-label={words.button}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            change();
          }}
        >
          <PasswordField
            label={words.change}
            autoComplete="new-password"
            error={faults.password}
            value={values.password}
            onChange={({ target }) => write('password', target.value)}
          />
          <PasswordField
            label={words.confirm}
            autoComplete="new-password"
            error={faults.confirmPassword}
            value={values.confirmPassword}
            onChange={({ target }) => write('confirmPassword', target.value)}
          />
          <Button type="submit" busy={isBusy} className="justify-self-start">
            {words.button}
          </Button>
          {/* Last: it may come as one is about to press. */}
          <GoogleOpensToo linkedAt={google.state === 'ready' ? google.value : null} />
        </form>
        {dialog}
      </Card>
    </section>
  );
}
