import {
  accountHints,
  accountLabels,
  marketplaceToasts,
  registerPage,
  roles,
} from '#src/content/account-forms.ts';
import type { FormWords } from '#src/data/words/kept-forms.ts';
import { usernameOf } from '#src/lib/username-of.ts';
import { paths } from '#src/paths.ts';
import { showToast } from '#src/state/toasts.ts';
import { register as registerAccount } from '#src/syncing/session.ts';
import { CheckField } from '#src/ui/check-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { beside, firstOf, inTwo } from './form-faults.ts';
import { KeptAccountForm } from './kept-account-form.tsx';
import { NewPassword } from './new-password.tsx';
import { EmailField, FullNameField } from './person-fields.tsx';
import { blankRegister, registerForm, registerOrder } from './register-form.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { TermsLabel } from './terms-label.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useArrival } from './use-arrival.ts';

const { fullName, email, userType, location, password, confirmPassword, termsAccepted } = accountLabels;
const labels = { fullName, email, userType, location, password, confirmPassword, termsAccepted };

export function RegisterPage() {
  return <KeptAccountForm name="register">{(kept) => <RegisterForm kept={kept} />}</KeptAccountForm>;
}

function RegisterForm({ kept }: { kept: FormWords | null }) {
  const arrival = useArrival();
  const account = useAccountForm({
    name: 'register',
    schema: registerForm,
    blank: blankRegister,
    kept,
    labels,
    failure: marketplaceToasts.failure,
    async send(registration) {
      const { user } = await registerAccount({ ...registration, username: usernameOf(registration.email) });
      showToast({ kind: 'success', ...marketplaceToasts.success });
      await arrival.arrive(user);
    },
    onInvalid(found) {
      const message = firstOf(found, registerOrder);
      if (message) showToast({ kind: 'error', source: 'register', ...inTwo(message) });
    },
  });
  const { register, formState } = account.form;
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  return (
    <AuthFrame
      title={registerPage.title}
      lead={registerPage.lead}
      arrival={arrival}
      busy={isSubmitting || isSubmitSuccessful}
      signsUp
      other={
        <>
          Already registered?{' '}
          <TextLink href={arrival.wasAsked ? paths.loginThen(arrival.next) : paths.login}>Login</TextLink>
        </>
      }
    >
      <SignUpForm account={account} isSubmitting={isSubmitting} rootFault={errors.root?.message}>
        <FullNameField label={labels.fullName} fault={errors.fullName} {...register('fullName')} />
        <EmailField label={labels.email} fault={errors.email} {...register('email')} />
        <SelectField
          label={labels.userType}
          placeholder={registerPage.rolePlaceholder}
          options={roles}
          required
          error={beside(errors.userType)}
          {...register('userType')}
        />
        <TextField
          label={labels.location}
          autoComplete="address-level2"
          placeholder={accountHints.place}
          error={beside(errors.location)}
          {...register('location')}
        />
        <NewPassword
          labels={labels}
          password={register('password', { deps: ['confirmPassword'] })}
          confirmation={register('confirmPassword')}
          errors={errors}
        />
        <CheckField
          label={<TermsLabel />}
          error={beside(errors.termsAccepted)}
          {...register('termsAccepted')}
        />
      </SignUpForm>
    </AuthFrame>
  );
}
