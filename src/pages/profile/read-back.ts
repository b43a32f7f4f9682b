import { amountInWords } from '#src/lib/amount-in-words.ts';
import { formatAmount } from '#src/lib/format-amount.ts';
import { parseAmount } from '#sync/rules/amount.ts';

/** An amount as it was understood: "5 lakh" is ₹5,00,000. */
export function readBack(currency: string) {
  return (typed: string): string | undefined => {
    const amount = parseAmount(typed);
    if (amount === null) return undefined;
    const words = amountInWords(amount, currency);
    return formatAmount(amount, currency) + (words && ` (${words})`);
  };
}
