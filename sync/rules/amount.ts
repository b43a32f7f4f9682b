const units: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  l: 1e5,
  lac: 1e5,
  lacs: 1e5,
  lakh: 1e5,
  lakhs: 1e5,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  cr: 1e7,
  crore: 1e7,
  crores: 1e7,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};

const foreign = String.raw`usd|gbp|eur|\$|£|€`;
const rupees = String.raw`₹|rs\.?|inr|rupees?`;
const number = String.raw`(\d[\d,]*(?:\.\d+)?) ?([a-z]*?)\.?`;
// Nothing stands joined to a unit: "5 lrs" is no amount.
const behind = String.raw`(?: ?(?<![a-z])(${rupees}))?(?: ?\/-)?(?: ?(?<![a-z])only)?`;
const form = new RegExp(String.raw`^(?:(${foreign})|${rupees})? ?${number}${behind}$`, 'i');

/**
 * Reads an amount of money as people write it: "25 lakh", "2.5 cr", "₹1,00,000", "Rs. 1,00,000/- only", "25000 INR",
 * "$1,000,000", "500k". Answers whole units, at least 1 and at most 2^53-1, or null where the text is no such amount. A currency
 * before it is passed over, as are rupees behind it.
 */
export function parseAmount(text: string): number | null {
  return parseAmountOrNone(text) || null;
}

/** The same where nothing is an amount as well: "0" and "₹0" are 0. */
export function parseAmountOrNone(text: string): number | null {
  const match = form.exec(plain(text));
  if (!match) return null;
  const [, others, digits = '', word = '', ours] = match;
  if (others && ours) return null;
  const unit = word === '' ? 1 : units[word.toLowerCase()];
  if (unit === undefined) return null;
  const exact = Number(digits.replaceAll(',', '')) * unit;
  const amount = Math.round(exact * 100) / 100;
  return Number.isSafeInteger(amount) && (amount >= 1 || exact === 0) ? amount : null;
}

/** Without the marks that nobody sees and that are copied along, and one space between words: many could be read in too many ways. */
function plain(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
