import { formatAmount } from './format-amount.ts';

type Range = { minInvestmentRange: number | null; maxInvestmentRange: number | null; currency: string };

/** "₹25,000 to ₹50,00,000", as far as it is told; null where nothing is. */
export function rangeOf({
  minInvestmentRange: min,
  maxInvestmentRange: max,
  currency,
}: Range): string | null {
  const money = (amount: number) => formatAmount(amount, currency);
  if (min !== null && max !== null) return `${money(min)} to ${money(max)}`;
  if (min !== null) return `from ${money(min)}`;
  return max === null ? null : `up to ${money(max)}`;
}
