import { accreditation, riskWarning } from '#src/content/invest-wizard.ts';
import { CheckField } from '#src/ui/check-field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { beside } from '../form-faults.ts';
import { TermsLabel } from '../terms-label.tsx';
import type { InvestSection } from './invest-section.ts';

export function VerificationAndTerms({ form: { register, formState } }: InvestSection) {
  const { errors } = formState;
  return (
    <>
      <Notice title={accreditation.title}>{accreditation.note}</Notice>
      <CheckField
        label={accreditation.label}
        error={beside(errors.accreditationStatus)}
        {...register('accreditationStatus')}
      />
      <Notice look="warn" title={riskWarning.title}>
        {riskWarning.text}
      </Notice>
      <CheckField
        label={<TermsLabel />}
        error={beside(errors.termsAccepted)}
        {...register('termsAccepted')}
      />
    </>
  );
}
