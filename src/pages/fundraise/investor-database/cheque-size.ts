/** "$25K - $1.5M" from amounts in whole US dollars as digits; 'N/A' when neither is known. */
export function chequeSize(minimum: string, maximum: string): string {
  const amounts = [...new Set([minimum, maximum].filter((amount) => amount !== '').map(shortDollars))];
  return amounts.join(' - ') || 'N/A';
}

export function shortDollars(amount: string): string {
  const dollars = Number(amount);
  if (dollars >= 999_950) return `$${rounded(dollars / 1_000_000)}M`;
  if (dollars >= 1_000) return `$${rounded(dollars / 1_000)}K`;
  return `$${dollars}`;
}

function rounded(value: number): string {
  return String(Math.round(value * 10) / 10);
}
