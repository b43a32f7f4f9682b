import { hintOnUseOfFunds, pitchCurrencies, pitchLabels, pitchTips } from '#src/content/pitch-form.ts';
import { BulletList } from '#src/ui/bullet-list.tsx';
import { CheckField } from '#src/ui/check-field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TypedHint } from '#src/ui/typed-hint.tsx';
import { pitchIndustries, pitchStages } from '#sync/catalog.ts';
import { AmountField } from './amount-field.tsx';
import { DescriptionHelper } from './description-helper.tsx';
import { HighlightsField } from './highlights-field.tsx';
import { lengthHint } from './length-hint.ts';
import type { FieldFaults } from './pitch-faults-by-field.ts';
import { PitchField } from './pitch-field.tsx';
import { useOverTotal } from './use-over-total.ts';
import type { PitchDraft } from './use-pitch-draft.ts';
import type { TypedHighlight } from './use-typed-highlight.ts';

type Section = { draft: PitchDraft; faults: FieldFaults };

export function BasicInformation({ draft, faults }: Section) {
  return (
    <>
      <PitchField
        draft={draft}
        field="title"
        label={pitchLabels.title}
        placeholder="What people will remember"
        error={faults.title}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <PitchField
          draft={draft}
          field="industry"
          label={pitchLabels.industry}
          placeholder="Select industry"
          options={pitchIndustries}
          error={faults.industry}
        />
        <PitchField
          draft={draft}
          field="stage"
          label={pitchLabels.stage}
          placeholder="Select stage"
          options={pitchStages}
          error={faults.stage}
        />
      </div>
      <PitchField
        draft={draft}
        field="location"
        label={pitchLabels.location}
        placeholder="City, country"
        error={faults.location}
      />
      <PitchField
        draft={draft}
        field="description"
        label={pitchLabels.description}
        placeholder="The problem, what you do about it, who pays, and how far you are"
        hint={<TypedHint words={lengthHint(draft.values.description)} />}
        error={faults.description}
        long
      />
      <DescriptionHelper draft={draft} />
    </>
  );
}

export function FundingRequirements({ draft, faults }: Section) {
  const overTotal = useOverTotal(draft.values);
  return (
    <>
      <PitchField
        draft={draft}
        field="currency"
        label={pitchLabels.currency}
        options={pitchCurrencies}
        error={faults.currency}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2" onBlur={overTotal.onBlur}>
        <AmountField
          draft={draft}
          field="totalRequired"
          label={pitchLabels.totalRequired}
          placeholder="50 lakh"
          error={faults.totalRequired}
        />
        <AmountField
          draft={draft}
          field="minInvestment"
          label={pitchLabels.minInvestment}
          placeholder="25000"
          error={faults.minInvestment ?? overTotal.fault}
        />
      </div>
      <Notice title="Use of Funds">{hintOnUseOfFunds}</Notice>
    </>
  );
}

export function KeyHighlights({ draft, typed }: { draft: PitchDraft; typed: TypedHighlight }) {
  return (
    <>
      <p className="text-quiet">Optional. Short facts that make someone read on.</p>
      <HighlightsField draft={draft} typed={typed} />
    </>
  );
}

export function AdditionalInformation({
  faults,
  confirmed,
  onConfirm,
}: Section & { confirmed: boolean; onConfirm: (confirmed: boolean) => void }) {
  return (
    <>
      <Notice title="Tips for a pitch that is answered">
        <BulletList points={pitchTips} />
      </Notice>
      <CheckField
        id="pitch-accuracy"
        label="I confirm that the information in this pitch is accurate."
        required
        checked={confirmed}
        onChange={(event) => onConfirm(event.target.checked)}
        error={faults.accuracy}
      />
    </>
  );
}
