import { amountInWords } from '#src/lib/amount-in-words.ts';
import { formatAmount } from '#src/lib/format-amount.ts';
import { TypedHint } from '#src/ui/typed-hint.tsx';
import { parseAmount } from '#sync/rules/amount.ts';
import { PitchField } from './pitch-field.tsx';
import type { PitchDraft } from './use-pitch-draft.ts';

/** An amount as people write it, read back so that "25 lakh" is seen to be ₹25,00,000. */
export function AmountField({
  draft,
  field,
  label,
  placeholder,
  error,
}: {
  draft: PitchDraft;
  field: 'totalRequired' | 'minInvestment';
  label: string;
  placeholder: string;
  error?: string;
}) {
  const text = draft.values[field];
  const hint =
    text.trim() === ''
      ? 'Digits or words: 2500000, 25 lakh, 1.5 crore'
      : reading(text, draft.values.currency);
  return (
    <PitchField
      draft={draft}
      field={field}
      label={label}
      placeholder={placeholder}
      hint={<TypedHint words={hint} />}
      error={error}
    />
  );
}

function reading(text: string, currency: string): string {
  const amount = parseAmount(text);
  if (amount === null) return 'Not read as an amount yet. Try 2500000 or 25 lakh.';
  const words = amountInWords(amount, currency);
  return formatAmount(amount, currency) + (words && ` (${words})`);
}
