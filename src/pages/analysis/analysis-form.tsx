import { type FormEvent, useState } from 'react';
import { analysisForm as words } from '#src/content/ai-analysis.ts';
import { formatAmount } from '#src/lib/format-amount.ts';
import { useCountry } from '#src/state/country.ts';
import { closeErrorsOf, showToast, useOwnErrors } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { analysisIndustries, analysisStages } from '#sync/analysis-choices.ts';
import { parseAmount } from '#sync/rules/amount.ts';
import { type AnalysisField, type AnalysisValues, missingFields, unreadAmounts } from './analysis-values.ts';

/** What is to be analysed. Nothing is asked before what is required is there. */
export function AnalysisForm({
  values,
  isAsking,
  onWrite,
  onSubmit,
}: {
  values: AnalysisValues;
  isAsking: boolean;
  onWrite: (field: AnalysisField, text: string) => void;
  onSubmit: () => void;
}) {
  const [isTried, setTried] = useState(false);
  const { currency } = useCountry();
  useOwnErrors('analysis');
  const missing = isTried ? missingFields(values) : [];
  const unread = isTried ? unreadAmounts(values) : [];

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    closeErrorsOf('analysis');
    const wrong = [...missingFields(values), ...unreadAmounts(values)];
    const [first] = wrong;
    if (first === undefined) return isAsking || onSubmit();
    if (missingFields(values).length > 0) showToast({ kind: 'error', source: 'analysis', ...words.missing });
    event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  const field = (name: AnalysisField) => ({
    name,
    label: words[name],
    value: values[name],
    error: missing.includes(name) ? words.required : unread.includes(name) ? words.noAmount : undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      closeErrorsOf('analysis');
      onWrite(name, target.value);
    },
  });
  const amountHint = (name: 'totalRequired' | 'minInvestment') => {
    const amount = parseAmount(values[name]);
    return amount === null ? words.amountHint : formatAmount(amount, currency);
  };

  return (
    <form noValidate method="dialog" onSubmit={send} className="grid gap-5">
      <TextField
        {...field('title')}
        required
        maxLength={160}
        autoComplete="off"
        placeholder={words.titlePlaceholder}
      />
      <TextAreaField
        {...field('description')}
        required
        maxLength={20_000}
        placeholder={words.descriptionPlaceholder}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          {...field('industry')}
          required
          placeholder={words.anyIndustry}
          options={analysisIndustries}
        />
        <SelectField {...field('stage')} placeholder={words.anyStage} options={analysisStages} />
        <TextField
          {...field('totalRequired')}
          autoComplete="off"
          maxLength={40}
          hint={amountHint('totalRequired')}
        />
        <TextField
          {...field('minInvestment')}
          autoComplete="off"
          maxLength={40}
          hint={amountHint('minInvestment')}
        />
      </div>
      <Button type="submit" look="primary" busy={isAsking} className="justify-self-start">
        {isAsking ? words.pending : words.submit}
      </Button>
    </form>
  );
}
