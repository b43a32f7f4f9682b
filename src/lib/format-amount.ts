// A list of deals asks for the same one again and again, and each takes a while to be made.
const formats: Record<string, Intl.NumberFormat> = {};

/**
 * Money as people of its currency group it: rupees in lakh and crore, others in thousands.
 * `amount` is in whole units. A code that is no currency is printed before the number.
 */
export function formatAmount(amount: number, currency: string): string {
  if (currency === 'INR') return rupees(amount);
  try {
    formats[currency] ??= formatOf(currency, { maximumFractionDigits: 0 });
    return formats[currency].format(amount);
  } catch {
    return `${currency} ${amount.toLocaleString('en-US')}`;
  }
}

/** By letters: to set up a language, for its figures or its order, takes up to a twentieth of a cold start; the first list is one of rupees. */
function rupees(amount: number): string {
  return amount
    .toFixed()
    .replace(/\B(?=(\d\d)*\d{3}$)/g, ',')
    .replace(/\d/, '₹$&');
}

/** "₹4.5 Cr", "$3.6 M": for a figure that is read at a glance, as `formatAmount` otherwise. */
export function formatAmountShort(amount: number, currency: string): string {
  try {
    return formatOf(currency, { notation: 'compact', maximumFractionDigits: 2 })
      .formatToParts(amount)
      .map(({ type, value }) => (type === 'compact' ? ` ${value}` : value))
      .join('');
  } catch {
    return formatAmount(amount, currency);
  }
}

function formatOf(currency: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en-US', {
    style: 'currency',
    currency,
    ...options,
  });
}
