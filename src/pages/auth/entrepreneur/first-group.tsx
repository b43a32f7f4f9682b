import { entrepreneurHints, entrepreneurLabels, entrepreneurPage } from '#src/content/entrepreneur-form.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { investorStages } from '#sync/catalog.ts';
import { beside } from '../form-faults.ts';
import { NewPassword } from '../new-password.tsx';
import { EmailField, FullNameField } from '../person-fields.tsx';
import type { EntrepreneurSection } from './entrepreneur-section.ts';

const stages = investorStages.map(({ label }) => label);

/** What an account needs. */
export function FirstGroup({ form: { register, formState } }: EntrepreneurSection) {
  const { errors } = formState;
  return (
    <>
      <h2 className="text-xl font-semibold">{entrepreneurPage.account}</h2>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <FullNameField
          label={entrepreneurLabels.fullName}
          fault={errors.fullName}
          {...register('fullName')}
        />
        <EmailField label={entrepreneurLabels.email} fault={errors.email} {...register('email')} />
        <NewPassword
          labels={entrepreneurLabels}
          password={register('password', { deps: ['confirmPassword'] })}
          confirmation={register('confirmPassword')}
          errors={errors}
        />
        <TextField
          label={entrepreneurLabels.companyName}
          autoComplete="organization"
          required
          error={beside(errors.companyName)}
          {...register('companyName')}
        />
        <SelectField
          label={entrepreneurLabels.stage}
          placeholder={entrepreneurHints.stage}
          options={stages}
          required
          error={beside(errors.stage)}
          {...register('stage')}
        />
      </div>
      <TextAreaField
        label={entrepreneurLabels.companyDescription}
        hint={entrepreneurHints.description}
        required
        error={beside(errors.companyDescription)}
        {...register('companyDescription')}
      />
    </>
  );
}
