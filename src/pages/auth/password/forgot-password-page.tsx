import { zodResolver } from '@hookform/resolvers/zod';
import { MailCheck } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'wouter';
import { postForgotPassword } from '#src/api/password.ts';
import { accountLabels } from '#src/content/account-forms.ts';
import { forgotPage, forgotToasts } from '#src/content/password-reset.ts';
import { paths } from '#src/paths.ts';
import { closeErrorsOf, showToast } from '#src/state/toasts.ts';
import { useRetryOnline } from '#src/state/use-retry-online.ts';
import { accountFault } from '#src/syncing/account-fault.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { emailRequired, forgotPasswordEndpoint } from '#sync/endpoints/password.ts';
import { AccountForm } from '../account-form.tsx';
import { beside } from '../form-faults.ts';

/** Whoever was on the way elsewhere goes on there, once the login or the sign-up has looked at where that is. */
export function ForgotPasswordPage() {
  const [query] = useSearchParams();
  const next = query.get('next');
  const [sentTo, setSentTo] = useState<string>();
  const [isWaiting, setWaiting] = useState(false);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(forgotPasswordEndpoint.body),
    defaultValues: { email: '' },
  });

  /** Answers whether there was no network for it, and it waits for one. */
  async function ask(email: string): Promise<boolean> {
    try {
      await postForgotPassword(email);
      showToast({ kind: 'success', ...forgotToasts.success });
      setWaiting(false);
      setSentTo(email);
      return false;
    } catch (error) {
      const { code, isOffline, message } = accountFault(error, forgotToasts.failure.detail);
      setWaiting(isOffline);
      const words = code === 'too-many-tries' ? { title: message } : forgotToasts.failure;
      showToast({ kind: 'error', source: 'password', ...words });
      return isOffline;
    }
  }

  /** Answers the same. */
  async function send(event?: SubmitEvent): Promise<boolean> {
    let waits = false;
    await handleSubmit(
      async ({ email }) => {
        waits = await ask(email);
      },
      ({ email }) => {
        if (email?.message === emailRequired)
          showToast({ kind: 'error', source: 'password', ...forgotToasts.missing });
      },
    )(event);
    return waits;
  }

  const alone = useRetryOnline(isWaiting, () => {
    closeErrorsOf('password');
    return sentTo === undefined ? send() : ask(sentTo);
  });

  /** What is under way is not asked for once more. */
  function submit(event: SubmitEvent): Promise<boolean> {
    event.preventDefault();
    return alone(() => send(event));
  }

  return (
    <div className="mx-auto grid w-full max-w-md gap-6">
      <PageHeading
        key={sentTo}
        title={sentTo === undefined ? forgotPage.title : forgotPage.sent.title}
        lead={sentTo === undefined ? forgotPage.lead : undefined}
      />
      <Card>
        {sentTo === undefined ? (
          <AccountForm source="password" onSend={submit} onEdit={() => setWaiting(false)}>
            <TextField
              label={accountLabels.email}
              type="email"
              inputMode="email"
              autoComplete="username"
              required
              error={beside(formState.errors.email)}
              {...register('email')}
            />
            <Button type="submit" look="primary" busy={formState.isSubmitting} className="w-full">
              {formState.isSubmitting ? forgotPage.pending : forgotPage.submit}
            </Button>
          </AccountForm>
        ) : (
          <LinkSent email={sentTo} onResend={(email) => alone(() => ask(email))} />
        )}
        <div role="status" className="mt-5 empty:hidden">
          {isWaiting && (
            <Notice look="warn" title={forgotPage.offline.title}>
              {forgotPage.offline.text}
            </Notice>
          )}
        </div>
      </Card>
      <div className="grid gap-2 text-center">
        <p>
          <TextLink alone href={next === null ? paths.login : paths.loginThen(next)}>
            {forgotPage.back}
          </TextLink>
        </p>
        <p>
          {forgotPage.register.question}{' '}
          <TextLink href={next === null ? paths.register : paths.registerThen(next)}>
            {forgotPage.register.link}
          </TextLink>
        </p>
      </div>
    </div>
  );
}

function LinkSent({ email, onResend }: { email: string; onResend: (email: string) => Promise<unknown> }) {
  const [isBusy, setBusy] = useState(false);
  return (
    <div className="grid gap-4">
      <MailCheck aria-hidden="true" className="size-8 text-primary" strokeWidth={1.5} />
      <p>
        {forgotPage.sent.before} <strong className="wrap-anywhere">{email}</strong>, {forgotPage.sent.after}
      </p>
      <p className="text-quiet">{forgotPage.sent.spam}</p>
      <Button
        busy={isBusy}
        onClick={() => {
          closeErrorsOf('password');
          setBusy(true);
          void onResend(email).finally(() => setBusy(false));
        }}
      >
        {isBusy ? forgotPage.pending : forgotPage.sent.resend}
      </Button>
    </div>
  );
}
