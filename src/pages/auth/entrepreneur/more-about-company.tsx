import { useState } from 'react';
import { accountHints } from '#src/content/account-forms.ts';
import {
  entrepreneurPage,
  entrepreneurHints as hints,
  moreCompanyLabels as labels,
} from '#src/content/entrepreneur-form.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { industries } from '#sync/catalog.ts';
import { AmountInput } from '../amount-input.tsx';
import { beside } from '../form-faults.ts';
import { PhoneField } from '../person-fields.tsx';
import type { EntrepreneurSection } from './entrepreneur-section.ts';

// The linter takes a property named use... for a hook.
const fundsLabel = labels.useOfFunds;

/** What a pitch needs before it goes live, for those who have it at hand. It opens by itself where something is wrong in it. */
export function MoreAboutCompany({
  form: { register, watch, formState },
  startsOpen,
  hasFaults,
}: EntrepreneurSection & { startsOpen: boolean; hasFaults: boolean }) {
  const { errors, submitCount } = formState;
  const [isOpen, setOpen] = useState(startsOpen);
  // Each opens it once. Nothing but the person folds it: who takes back what was begun in it is still there.
  const cause = hasFaults ? submitCount : startsOpen;
  const [lastCause, setLastCause] = useState<number | boolean>(startsOpen);
  if (cause !== lastCause) {
    setLastCause(cause);
    if (cause !== false) setOpen(true);
  }
  return (
    <Disclosure title={entrepreneurPage.more} open={isOpen} onToggle={setOpen}>
      <div className="grid gap-5 pt-1">
        <p className="text-quiet">{entrepreneurPage.moreLead}</p>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <SelectField
            label={labels.industry}
            placeholder={hints.industry}
            options={industries}
            error={beside(errors.industry)}
            {...register('industry')}
          />
          <TextField
            label={labels.location}
            autoComplete="address-level2"
            placeholder={accountHints.place}
            error={beside(errors.location)}
            {...register('location')}
          />
          <AmountInput
            label={labels.fundingRequired}
            placeholder={hints.fundingRequired}
            typed={watch('fundingRequired')}
            error={beside(errors.fundingRequired)}
            {...register('fundingRequired')}
          />
          <TextField
            label={labels.teamSize}
            inputMode="numeric"
            autoComplete="off"
            error={beside(errors.teamSize)}
            {...register('teamSize')}
          />
        </div>
        <TextAreaField
          label={fundsLabel}
          hint={hints.atLeast20}
          rows={3}
          error={beside(errors.useOfFunds)}
          {...register('useOfFunds')}
        />
        <TextAreaField
          label={labels.businessModel}
          hint={hints.atLeast20}
          rows={3}
          error={beside(errors.businessModel)}
          {...register('businessModel')}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <PhoneField
            label={labels.phoneNumber}
            required={false}
            fault={errors.phoneNumber}
            {...register('phoneNumber')}
          />
          <AmountInput
            label={labels.currentRevenue}
            typed={watch('currentRevenue')}
            error={beside(errors.currentRevenue)}
            {...register('currentRevenue')}
          />
          <TextField
            label={labels.website}
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder={hints.website}
            error={beside(errors.website)}
            {...register('website')}
          />
          <TextField
            label={labels.linkedinProfile}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder={hints.website}
            error={beside(errors.linkedinProfile)}
            {...register('linkedinProfile')}
          />
        </div>
        <TextAreaField
          label={labels.previousFunding}
          rows={3}
          error={beside(errors.previousFunding)}
          {...register('previousFunding')}
        />
      </div>
    </Disclosure>
  );
}
