import { parseAmount } from '../../rules/amount.ts';

/** A bound on money that a question names. Whole units of `currency`. */
export type AskedAmount = {
  /** `about`: an amount somebody pays or wants, without saying more or less. */
  bound: 'most' | 'least' | 'about';
  of: 'totalRequired' | 'minInvestment';
  amount: number;
  currency: string;
};

const signs: Record<string, string> = {
  '₹': 'INR',
  rs: 'INR',
  'rs.': 'INR',
  inr: 'INR',
  $: 'USD',
  usd: 'USD',
  '£': 'GBP',
  gbp: 'GBP',
  '€': 'EUR',
  eur: 'EUR',
};
/** Behind an amount, without their plural. */
const names: [RegExp, string][] = [
  [/^(us)?\s*(dollar|usd|डॉलर)/i, 'USD'],
  [/^(rupee|inr|रुप)/i, 'INR'],
  [/^(pound|gbp)/i, 'GBP'],
  [/^eur/i, 'EUR'],
];
const hindiUnits: Record<string, string> = { हजार: 'thousand', लाख: 'lakh', करोड: 'crore' };
const unitsOfRupees = /^(l|lakhs?|lacs?|cr|crores?|लाख|करोड)$/i;

const end = String.raw`(?![\p{L}\p{M}\p{N}])`;
const money = String.raw`(?<sign>₹|rs\.?|inr|\$|usd|£|gbp|€|eur)?\s*(?<digits>\d[\d,]*(?:\.\d+)?)\s*(?<unit>k|thousand|lakhs?|lacs?|l|crores?|cr|mn|million|m|billion|bn|b|हजार|लाख|करोड)?(?:\s*(?<name>(?:us\s*)?(?:dollars?|usd)|rupees?|inr|pounds?|gbp|euros?|eur|डॉलर|रुपय[ाे]|रुपए))?`;
const phrases: [AskedAmount['bound'], RegExp][] = [
  ['most', before('under|below|less than|up ?to|within|at most|maximum|max|not more than')],
  ['least', before('above|over|more than|at least|minimum of|from')],
  ['most', behind('से कम|तक|se kam|tak')],
  ['least', behind('से ज्यादा|से अधिक|se zyada')],
  ['about', before('(?:cheques?|checks?|tickets?)(?: sizes?)?(?: of| around| about)?')],
  ['about', behind('(?:cheques?|checks?|tickets?)')],
];
/** What one person pays, and not what the company asks for. */
const each =
  /\b((minimum|min|smallest|tickets?|cheques?|checks?|per investor|nyuntam)(?![a-z])|invest|nivesh)|न्यूनतम|निवेश/i;
const whole = /\b(total|round|raise|raising|raises|asking|ask)\b/i;

/**
 * The bounds that a question names ("under 50 lakh", "5 लाख से कम"), and the question without them. A bare number below a
 * thousand, or one that may be a year, is no amount of money. Where no currency is named the `usual` one is meant; lakh and
 * crore are rupees.
 */
export function askedAmounts(question: string, usual = 'INR'): { amounts: AskedAmount[]; rest: string } {
  const amounts: AskedAmount[] = [];
  const of = each.test(question) && !whole.test(question) ? 'minInvestment' : 'totalRequired';
  let rest = plain(question);
  for (const [bound, pattern] of phrases) {
    for (const { 0: found, groups } of rest.matchAll(pattern)) {
      const read = readMoney(groups ?? {}, usual);
      if (!read) continue;
      amounts.push({ bound, of, ...read });
      rest = rest.replace(found, ' ');
    }
  }
  return { amounts, rest };
}

function readMoney(
  { sign = '', digits = '', unit = '', name = '' }: Record<string, string | undefined>,
  usual: string,
): Pick<AskedAmount, 'amount' | 'currency'> | null {
  const amount = parseAmount(`${digits} ${hindiUnits[unit] ?? unit}`);
  const told = signs[sign.toLowerCase()] ?? names.find(([pattern]) => pattern.test(name))?.[1];
  const isYear = unit === '' && /^(19|20)\d\d$/.test(digits);
  if (amount === null || (told === undefined && (amount < 1_000 || isYear))) return null;
  return { amount, currency: told ?? (unitsOfRupees.test(unit) ? 'INR' : usual) };
}

function before(words: string): RegExp {
  return new RegExp(String.raw`\b(?:${words})\s*(?:of\s+)?${money}${end}`, 'giu');
}

function behind(words: string): RegExp {
  return new RegExp(String.raw`${money}\s*(?:${words})${end}`, 'giu');
}

/** Digits of Hindi as ours, and करोड़ and हज़ार without their dots. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll('\u093c', '')
    .normalize('NFC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}
