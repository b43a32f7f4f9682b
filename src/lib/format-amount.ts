// A list of deals asks for the same one again and again, and each takes a while to be made.
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Money as people of its currency group it: rupees in lakh and crore, others in thousands.
 * `amount` is in whole units. A code that is no currency is printed before the number.
 */
export function formatAmount(amount: number, currency: string): string {
  const locale = localeOf(currency);
  try {
    let format = formats.get(currency);
    if (!format) {
      format = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
      formats.set(currency, format);
    }
    return format.format(amount);
  } catch {
    return `${currency} ${new Intl.NumberFormat(locale).format(amount)}`;
  }
}

/** "₹4.5 Cr", "$3.6 M": for a figure that is read at a glance, as `formatAmount` otherwise. */
export function formatAmountShort(amount: number, currency: string): string {
  try {
    const options = { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 2 } as const;
    return new Intl.NumberFormat(localeOf(currency), options)
      .formatToParts(amount)
      .map(({ type, value }) => (type === 'compact' ? ` ${value}` : value))
      .join('');
  } catch {
    return formatAmount(amount, currency);
  }
}

function localeOf(currency: string): string {
  return currency === 'INR' ? 'en-IN' : 'en-US';
}
