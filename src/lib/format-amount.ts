// A list of deals asks for the same one again and again, and each takes a while to be made.
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Money as people of its currency group it: rupees in lakh and crore, others in thousands.
 * `amount` is in whole units. A code that is no currency is printed before the number.
 */
export function formatAmount(amount: number, currency: string): string {
  const locale = currency === 'INR' ? 'en-IN' : 'en-US';
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
