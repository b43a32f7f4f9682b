const locales: Record<string, string> = { INR: 'en-IN', USD: 'en-US', GBP: 'en-GB', EUR: 'en-IE' };

/** Whole units as people read them: ₹25,00,000, $1,000,000. A code that nobody knows stands before the figure. */
export function moneyIn(currency: string, amount: number): string {
  const whole = Math.round(amount);
  if (!/^[A-Z]{3}$/.test(currency)) return whole.toLocaleString('en-IN');
  return new Intl.NumberFormat(locales[currency] ?? 'en', {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  }).format(whole);
}
