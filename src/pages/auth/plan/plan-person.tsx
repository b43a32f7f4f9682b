import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { planLabels } from '#src/content/plan-signup.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { beside } from '../form-faults.ts';
import { NewPassword } from '../new-password.tsx';
import { EmailField, PhoneField } from '../person-fields.tsx';
import type { blankPlan } from './plan-form.ts';

/** Who signs up: the part of the plan page that other forms have, too. */
export function PlanPerson({
  register,
  errors,
}: {
  register: UseFormRegister<typeof blankPlan>;
  errors: FieldErrors<typeof blankPlan>;
}) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField
        label={planLabels.firstName}
        autoComplete="given-name"
        required
        error={beside(errors.firstName)}
        {...register('firstName')}
      />
      <TextField
        label={planLabels.lastName}
        autoComplete="family-name"
        required
        error={beside(errors.lastName)}
        {...register('lastName')}
      />
      <EmailField label={planLabels.email} fault={errors.email} {...register('email')} />
      <PhoneField label={planLabels.phoneNumber} fault={errors.phoneNumber} {...register('phoneNumber')} />
      <NewPassword
        labels={planLabels}
        password={register('password', { deps: ['confirmPassword'] })}
        confirmation={register('confirmPassword')}
        errors={errors}
      />
    </div>
  );
}
