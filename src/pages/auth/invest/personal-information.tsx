import { investLabels } from '#src/content/invest-wizard.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { beside } from '../form-faults.ts';
import { NewPassword } from '../new-password.tsx';
import { EmailField, FullNameField, PhoneField } from '../person-fields.tsx';
import type { InvestSection } from './invest-section.ts';

export function PersonalInformation({ form: { register, formState } }: InvestSection) {
  const { errors } = formState;
  return (
    <>
      <FullNameField label={investLabels.fullName} fault={errors.fullName} {...register('fullName')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <EmailField label={investLabels.email} fault={errors.email} {...register('email')} />
        <PhoneField
          label={investLabels.phoneNumber}
          fault={errors.phoneNumber}
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
