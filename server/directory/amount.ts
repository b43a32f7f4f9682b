import { isBlank } from './clean-text.ts';

/** `currency` is null where the text names none. */
export type AmountReading =
  | { at: 'blank' }
  | { at: 'amount'; amount: number; currency: string | null }
  | { at: 'unreadable'; reason: string };

const currencies: Record<string, string> = {
  $: 'USD',
  us$: 'USD',
  usd: 'USD',
  '₹': 'INR',
  rs: 'INR',
  'rs.': 'INR',
  inr: 'INR',
  '£': 'GBP',
  gbp: 'GBP',
  '€': 'EUR',
  eur: 'EUR',
};
const units: Record<string, number> = {
  '': 1,
  k: 1e3,
  thousand: 1e3,
  l: 1e5,
  lac: 1e5,
  lacs: 1e5,
  lakh: 1e5,
  lakhs: 1e5,
  m: 1e6,
  mn: 1e6,
  mm: 1e6,
  million: 1e6,
  cr: 1e7,
  crore: 1e7,
  crores: 1e7,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};
const mark = Object.keys(currencies)
  .sort((a, b) => b.length - a.length)
  .map((text) => text.replace(/[$.]/g, '\\$&'))
  .join('|');
// Grouped by threes, or the Indian way (lakh, crore), or not at all. "1,5" and "1.000" could mean two things: neither fits.
const digits = String.raw`\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?: \d{3})+|\d+`;
const decimals = String.raw`\.(\d{1,3})`;
// A point may end a unit, “Cr.”, and “/-” an amount. As few letters as can be: the rest may be a currency.
const unitForm = String.raw`([a-z]*?)(?:(?<=[a-z])\.)?(?: ?/-)?`;
const form = new RegExp(`^(-?)(${mark})? ?(-?)(${digits})(?:${decimals})? ?${unitForm} ?(${mark})?$`, 'i');

/** Reads an amount of money in a list: "$1,000,000", "1M", "₹40,00,000", "2.5 cr". Whole units; stricter than a form, as nobody looks on. */
export function readAmount(text: string): AmountReading {
  const plain = text.replace(/[\s\u00a0\u202f]+/g, ' ').trim();
  if (isBlank(plain)) return { at: 'blank' };
  const match = form.exec(plain);
  if (!match) return unreadable(plain, 'cannot be read as an amount');
  const [, minus, before, minusAfter, whole = '', fraction = '', word = '', after] = match;
  if (minus || minusAfter) return unreadable(plain, 'is negative');
  const unit = units[word.toLowerCase()];
  if (unit === undefined) return unreadable(plain, 'cannot be read as an amount');
  if (fraction.length === 3 && word === '') return unreadable(plain, 'could mean two amounts');
  const thousandths = Number(whole.replace(/[, ]/g, '') + fraction.padEnd(3, '0'));
  const amount = (thousandths * unit) / 1000;
  if (amount > Number.MAX_SAFE_INTEGER) return unreadable(plain, 'is too large');
  if (!Number.isInteger(amount)) return unreadable(plain, 'is not a whole amount');
  const currency = currencies[(before ?? after ?? '').toLowerCase()] ?? null;
  return { at: 'amount', amount, currency };
}

function unreadable(text: string, why: string): AmountReading {
  return { at: 'unreadable', reason: `"${text.slice(0, 60)}" ${why}` };
}
