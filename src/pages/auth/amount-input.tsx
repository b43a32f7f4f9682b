import type { ComponentProps } from 'react';
import { amountInWords } from '#src/lib/amount-in-words.ts';
import { formatAmount } from '#src/lib/format-amount.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { TypedHint } from '#src/ui/typed-hint.tsx';
import { parseAmount } from '#sync/rules/amount.ts';

/** An amount of rupees as people write it, read back so that "5 lakh" is seen to be ₹5,00,000. */
export function AmountInput({
  typed,
  hint,
  ...rest
}: ComponentProps<typeof TextField> & { typed: string | undefined; hint?: string }) {
  const amount = parseAmount(typed ?? '');
  const words = amount === null ? '' : amountInWords(amount, 'INR');
  const reading = amount === null ? hint : formatAmount(amount, 'INR') + (words && ` (${words})`);
  return (
    <TextField {...rest} autoComplete="off" hint={reading && <TypedHint words={reading} isFresh={!hint} />} />
  );
}
