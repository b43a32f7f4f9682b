import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'wouter';
import { accountLabels } from '#src/content/account-forms.ts';
import { loginPage, loginToasts } from '#src/content/login.ts';
import { useAccount } from '#src/data/use-account.ts';
import { countOf } from '#src/lib/count-of.ts';
import { useIsShown } from '#src/lib/use-is-shown.ts';
import { paths } from '#src/paths.ts';
import { useSyncFacts } from '#src/state/sync-status.ts';
import { closeErrorsOf, showToast } from '#src/state/toasts.ts';
import { carryUndone, takeUndone } from '#src/state/undone-deletion.ts';
import { accountFault, serverTrouble } from '#src/syncing/account-fault.ts';
import { type Begun, signIn } from '#src/syncing/session.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/check-field.tsx';
import { FormFault } from '#src/ui/form-fault.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { loginEndpoint, loginMissing } from '#sync/endpoints/auth.ts';
import { googleStartPath } from '#sync/endpoints/google.ts';
import { AccountForm } from './account-form.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { inTwo } from './form-faults.ts';
import { GoogleSignIn } from './google-sign-in.tsx';
import { remembersAtFirst } from './remembers-at-first.ts';
import { useArrival } from './use-arrival.ts';

export function LoginPage() {
  const arrival = useArrival();
  const isShown = useIsShown();
  const account = useAccount();
  const [query] = useSearchParams();
  const [fromGoogle] = useState(query.get('google'));
  const { register, handleSubmit, setError, clearErrors, formState, control } = useForm({
    resolver: zodResolver(loginEndpoint.body),
    defaultValues: { email: '', password: '', rememberMe: remembersAtFirst(query) },
    shouldFocusError: true,
  });

  const remembers = useWatch({ control, name: 'rememberMe' });
  const asked = { next: arrival.next, ...(remembers && { remember: 'true' as const }) };

  // What was said of the network holds no more once it is back.
  const isOffline = formState.errors.root?.type === 'offline';
  useEffect(() => {
    if (!isOffline) return;
    return useSyncFacts.subscribe(({ connection }, before) => {
      if (connection !== 'ok' || before.connection === 'ok') return;
      clearErrors('root');
      closeErrorsOf('login');
    });
  }, [isOffline, clearErrors]);

  async function welcome({ user, waiting, deletionUndone }: Begun) {
    const wasUndone = takeUndone(user.id);
    const words = [
      `Welcome back, ${user.fullName}.`,
      (deletionUndone || wasUndone) && loginToasts.deletionUndone,
      keptWords(waiting),
    ];
    showToast({ kind: 'success', title: loginToasts.success, detail: words.filter(Boolean).join(' ') });
    await arrival.arrive(user);
  }

  const send = handleSubmit(
    async (values) => {
      try {
        const begun = await signIn(values);
        // Google has vouched for the address: from this device it does so once more, of this account.
        const isAskedFor = begun.user.emailVerified ? fromGoogle === 'owned' : fromGoogle === 'claimed';
        // Who has gone elsewhere meanwhile is not taken away from there.
        if (!isAskedFor || !isShown()) return await welcome(begun);
        if (begun.deletionUndone) carryUndone(begun.user.id);
        location.assign(googleStartPath(asked));
      } catch (error) {
        const { isOffline, message } = accountFault(error, loginToasts.failure.detail, serverTrouble);
        setError('root', { type: isOffline ? 'offline' : 'refused', message });
        showToast({ kind: 'error', source: 'login', title: loginToasts.failure.title, detail: message });
      }
    },
    () => showToast({ kind: 'error', source: 'login', ...inTwo(loginMissing) }),
  );

  return (
    <AuthFrame
      title={loginPage.title}
      lead={loginPage.lead}
      arrival={arrival}
      // Words typed before it is known who is signed in are not taken away again. Who was known here before Google vouched
      // for them still goes on to where they wanted to go.
      busy={
        fromGoogle === 'done' || formState.isDirty || formState.isSubmitting || formState.isSubmitSuccessful
      }
      other={
        <>
          {loginPage.register.question}{' '}
          <TextLink href={arrival.wasAsked ? paths.registerThen(arrival.next) : paths.register}>
            {loginPage.register.link}
          </TextLink>
        </>
      }
    >
      <AccountForm source="login" onSend={send} onEdit={() => clearErrors('root')}>
        <TextField
          label={accountLabels.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          placeholder={account?.email}
          required
          error={formState.errors.email && loginPage.emailMissing}
          {...register('email')}
        />
        <PasswordField
          label={accountLabels.password}
          autoComplete="current-password"
          required
          error={formState.errors.password && loginPage.passwordMissing}
          {...register('password')}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <CheckField label={loginPage.rememberMe} {...register('rememberMe')} />
          <TextLink
            alone
            href={arrival.wasAsked ? paths.forgotPasswordThen(arrival.next) : paths.forgotPassword}
          >
            {loginPage.forgot}
          </TextLink>
        </div>
        <FormFault message={formState.errors.root?.message} />
        <Button type="submit" look="primary" busy={formState.isSubmitting} className="w-full">
          {formState.isSubmitting ? loginPage.pending : loginPage.submit}
        </Button>
      </AccountForm>
      <GoogleSignIn asked={asked} onBegun={welcome} />
    </AuthFrame>
  );
}

/** Work that waited here for its owner does not go unsaid. */
function keptWords(waiting: number): string {
  if (waiting === 0) return '';
  return `${countOf(waiting, 'item')} kept here for you ${waiting === 1 ? 'is' : 'are'} being sent.`;
}
