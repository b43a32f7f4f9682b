/** "$25K - $1.5M" from amounts in whole US dollars as digits; which end is known where one alone is, 'N/A' where none. */
export function chequeSize(minimum: string, maximum: string): string {
  if (minimum === '' && maximum === '') return 'N/A';
  if (maximum === '') return `From ${shortDollars(minimum)}`;
  if (minimum === '') return `Up to ${shortDollars(maximum)}`;
  return [...new Set([minimum, maximum].map(shortDollars))].join(' - ');
}

function shortDollars(amount: string): string {
  const dollars = Number(amount);
  if (dollars >= 999_950) return `$${rounded(dollars / 1_000_000)}M`;
  if (dollars >= 1_000) return `$${rounded(dollars / 1_000)}K`;
  return `$${dollars}`;
}

function rounded(value: number): string {
  return String(Math.round(value * 10) / 10);
}
