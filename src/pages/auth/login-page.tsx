import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useAccount } from '#src/data/use-account.ts';
import { countOf } from '#src/lib/count-of.ts';
import { paths } from '#src/paths.ts';
import { showToast } from '#src/state/toasts.ts';
import { signIn } from '#src/syncing/session.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/check-field.tsx';
import { FormFault } from '#src/ui/form-fault.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { AccountForm } from './account-form.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { loginForm } from './register-form.ts';
import { signInFault } from './sign-in-fault.ts';
import { useArrival } from './use-arrival.ts';

export function LoginPage() {
  const arrival = useArrival();
  const account = useAccount();
  const { register, handleSubmit, setError, clearErrors, formState } = useForm({
    resolver: zodResolver(loginForm),
    defaultValues: { email: '', password: '', rememberMe: false },
    shouldFocusError: true,
  });

  const send = handleSubmit(
    async (values) => {
      try {
        const { user, waiting } = await signIn(values);
        const detail = `Welcome back, ${user.fullName}. ${keptWords(waiting)}`.trim();
        showToast({ kind: 'success', title: 'Login successful!', detail });
        await arrival.arrive();
      } catch (error) {
        const message = signInFault(error, 'Please check your email and password.');
        setError('root', { message });
        showToast({ kind: 'error', source: 'login', title: 'Login failed', detail: message });
      }
    },
    () =>
      showToast({
        kind: 'error',
        source: 'login',
        title: 'Missing information',
        detail: 'Please enter both email and password.',
      }),
  );

  return (
    <AuthFrame
      title="Login"
      lead="Your drafts and pitches come with you."
      arrival={arrival}
      busy={formState.isSubmitting || formState.isSubmitSuccessful}
      other={
        <>
          New here?{' '}
          <TextLink href={arrival.wasAsked ? paths.registerThen(arrival.next) : paths.register}>
            Create an account
          </TextLink>
        </>
      }
    >
      <AccountForm source="login" onSend={send} onEdit={() => clearErrors('root')}>
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          placeholder={account?.email}
          required
          error={formState.errors.email && 'Please enter your email.'}
          {...register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          error={formState.errors.password && 'Please enter your password.'}
          {...register('password')}
        />
        <CheckField label="Remember me for 30 days" {...register('rememberMe')} />
        <FormFault message={formState.errors.root?.message} />
        <Button type="submit" look="primary" busy={formState.isSubmitting} className="w-full">
          {formState.isSubmitting ? 'Logging in...' : 'Login'}
        </Button>
      </AccountForm>
    </AuthFrame>
  );
}

/** Work that waited here for its owner does not go unsaid. */
function keptWords(waiting: number): string {
  if (waiting === 0) return '';
  return `${countOf(waiting, 'change')} kept here for you ${waiting === 1 ? 'is' : 'are'} being sent.`;
}
