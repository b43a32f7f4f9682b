import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { paths } from '#src/paths.ts';
import { showToast } from '#src/state/toasts.ts';
import { register as registerAccount } from '#src/syncing/session.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/check-field.tsx';
import { FormFault } from '#src/ui/form-fault.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { AccountForm } from './account-form.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { firstOf, missing, registerForm } from './register-form.ts';
import { signInFault } from './sign-in-fault.ts';
import { useArrival } from './use-arrival.ts';

const roles = [
  { value: 'investor', label: 'Investor' },
  { value: 'entrepreneur', label: 'Entrepreneur' },
];

export function RegisterPage() {
  const arrival = useArrival();
  const { register, handleSubmit, setError, clearErrors, formState } = useForm({
    resolver: zodResolver(registerForm),
    defaultValues: { fullName: '', email: '', location: '', password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  const send = handleSubmit(
    async ({ terms: _, ...account }) => {
      try {
        await registerAccount(account);
        showToast({
          kind: 'success',
          title: 'Account created successfully!',
          detail: 'Please verify your email and phone number.',
        });
        await arrival.arrive();
      } catch (error) {
        const message = signInFault(error, 'Please check your information and try again.');
        setError('root', { message });
        showToast({ kind: 'error', source: 'register', title: 'Registration failed', detail: message });
      }
    },
    (found) => {
      const message = firstOf(Object.values(found).map((fault) => fault?.message)) ?? missing;
      const [title = '', detail] = message.split(' - ');
      showToast({ kind: 'error', source: 'register', title, detail });
    },
  );

  return (
    <AuthFrame
      title="Create your account"
      lead="Free, for investors and for entrepreneurs."
      arrival={arrival}
      busy={isSubmitting || isSubmitSuccessful}
      other={
        <>
          Already registered?{' '}
          <TextLink href={arrival.wasAsked ? paths.loginThen(arrival.next) : paths.login}>Login</TextLink>
        </>
      }
    >
      <AccountForm source="register" onSend={send} onEdit={() => clearErrors('root')}>
        <TextField
          label="Full name"
          autoComplete="name"
          required
          error={beside(errors.fullName)}
          {...register('fullName')}
        />
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          error={beside(errors.email)}
          {...register('email')}
        />
        <SelectField
          label="Role"
          placeholder="I am an..."
          options={roles}
          required
          error={beside(errors.userType)}
          {...register('userType')}
        />
        <TextField
          label="Location"
          autoComplete="address-level2"
          placeholder="City, country"
          error={beside(errors.location)}
          {...register('location')}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint="At least 8 characters."
          required
          error={beside(errors.password)}
          {...register('password')}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          required
          error={beside(errors.confirmPassword)}
          {...register('confirmPassword')}
        />
        <CheckField
          label="I accept the terms and conditions."
          error={beside(errors.terms)}
          {...register('terms')}
        />
        <FormFault message={errors.root?.message} />
        <Button type="submit" look="primary" busy={isSubmitting} className="w-full">
          {isSubmitting ? 'Creating Account...' : 'Create Account'}
        </Button>
      </AccountForm>
    </AuthFrame>
  );
}

function beside(fault: { message?: string } | undefined): string | undefined {
  if (fault?.message === missing) return 'Please fill in this field.';
  return fault?.message?.split(' - ').at(-1);
}
