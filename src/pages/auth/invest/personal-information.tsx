import { accountHints } from '#src/content/account-forms.ts';
import { investLabels } from '#src/content/invest-wizard.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { beside } from '../form-faults.ts';
import { NewPassword } from '../new-password.tsx';
import type { InvestSection } from './invest-section.ts';

export function PersonalInformation({ form: { register, formState } }: InvestSection) {
  const { errors } = formState;
  return (
    <>
      <TextField
        label={investLabels.fullName}
        autoComplete="name"
        required
        error={beside(errors.fullName)}
        {...register('fullName')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={investLabels.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          error={beside(errors.email)}
          {...register('email')}
        />
        <TextField
          label={investLabels.phoneNumber}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder={accountHints.phone}
          required
          error={beside(errors.phoneNumber)}
          {...register('phoneNumber')}
        />
        <NewPassword
          labels={investLabels}
          password={register('password', { deps: ['confirmPassword'] })}
          confirmation={register('confirmPassword')}
          errors={errors}
        />
        <TextField
          label={`${investLabels.company} (optional)`}
          autoComplete="organization"
          error={beside(errors.company)}
          {...register('company')}
        />
        <TextField
          label={`${investLabels.designation} (optional)`}
          autoComplete="organization-title"
          error={beside(errors.designation)}
          {...register('designation')}
        />
      </div>
    </>
  );
}
