import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { accountHints } from '#src/content/account-forms.ts';
import { PasswordField } from '#src/ui/password-field.tsx';
import { beside } from './form-faults.ts';

/** A password that somebody makes up, and the same once more: register it with `deps` on its confirmation. */
export function NewPassword({
  labels,
  password,
  confirmation,
  errors,
}: {
  labels: { password: string; confirmPassword: string };
  password: UseFormRegisterReturn;
  confirmation: UseFormRegisterReturn;
  errors: { password?: FieldError; confirmPassword?: FieldError };
}) {
  return (
    <>
      <PasswordField
        label={labels.password}
        autoComplete="new-password"
        hint={accountHints.password}
        required
        error={beside(errors.password)}
        {...password}
      />
      <PasswordField
        label={labels.confirmPassword}
        autoComplete="new-password"
        required
        error={beside(errors.confirmPassword)}
        {...confirmation}
      />
    </>
  );
}
