import { investHints, investLabels } from '#src/content/invest-wizard.ts';
import { CheckField } from '#src/ui/check-field.tsx';
import { OptionGroup } from '#src/ui/option-group.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { areasOfExpertise, experienceLevels } from '#sync/catalog.ts';
import { AmountInput } from '../amount-input.tsx';
import { beside } from '../form-faults.ts';
import type { InvestSection } from './invest-section.ts';

const levels = experienceLevels.map(({ id, label }) => ({ value: id, label }));

export function InvestmentProfile({ form: { register, watch, formState } }: InvestSection) {
  const { errors } = formState;
  return (
    <>
      <SelectField
        label={investLabels.experience}
        placeholder={investHints.experience}
        options={levels}
        required
        error={beside(errors.experience)}
        {...register('experience')}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <AmountInput
          label={investLabels.minInvestmentRange}
          placeholder={investHints.minimum}
          hint={investHints.amount}
          typed={watch('minInvestmentRange')}
          required
          error={beside(errors.minInvestmentRange)}
          {...register('minInvestmentRange')}
        />
        <AmountInput
          label={investLabels.maxInvestmentRange}
          placeholder={investHints.maximum}
          hint={investHints.amount}
          typed={watch('maxInvestmentRange')}
          required
          error={beside(errors.maxInvestmentRange)}
          {...register('maxInvestmentRange', { deps: ['minInvestmentRange'] })}
        />
      </div>
      <TextField
        label={investLabels.locationPreference}
        placeholder={investHints.location}
        autoComplete="off"
        required
        error={beside(errors.locationPreference)}
        {...register('locationPreference')}
      />
      <OptionGroup
        label={investLabels.areasOfExpertise}
        required
        error={beside(errors.areasOfExpertise)}
        className="grid gap-x-4 sm:grid-cols-2"
      >
        {areasOfExpertise.map((area) => (
          <CheckField key={area} label={area} value={area} {...register('areasOfExpertise')} />
        ))}
      </OptionGroup>
      <TextAreaField
        label={investLabels.investmentGoals}
        placeholder={investHints.goals}
        required
        error={beside(errors.investmentGoals)}
        {...register('investmentGoals')}
      />
    </>
  );
}
