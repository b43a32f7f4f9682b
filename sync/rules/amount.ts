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

/**
 * Reads an amount of money as people write it: "25 lakh", "2.5 cr", "₹1,00,000", "₹1,00,000/-", "$1,000,000", "500k".
 * Answers whole units, at least 1 and at most 2^53-1, or null where the text is no such amount.
 */
export function parseAmount(text: string): number | null {
  return parseAmountOrNone(text) || null;
}

/** The same where nothing is an amount as well: "0" and "₹0" are 0. */
export function parseAmountOrNone(text: string): number | null {
  const match = /^(?:₹|rs\.?|inr|usd|gbp|eur|\$|£|€)?\s*(\d[\d,]*(?:\.\d+)?)\s*([a-z]*)\.?(?:\s*\/-)?$/i.exec(
    text.trim(),
  );
  if (!match) return null;
  const [, digits = '', word = ''] = match;
  const unit = word === '' ? 1 : units[word.toLowerCase()];
  if (unit === undefined) return null;
  const exact = Number(digits.replaceAll(',', '')) * unit;
  const amount = Math.round(exact * 100) / 100;
  return Number.isSafeInteger(amount) && (amount >= 1 || exact === 0) ? amount : null;
}
