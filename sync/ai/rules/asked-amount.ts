import { parseAmount } from '../../rules/amount.ts';

/** A bound on money that a question names. Whole units of `currency`. */
export type AskedAmount = {
  bound: 'most' | 'least';
  of: 'totalRequired' | 'minInvestment';
  amount: number;
  currency: string;
};

const signs: Record<string, string> = {
  '₹': 'INR',
  rs: 'INR',
  inr: 'INR',
  $: 'USD',
  usd: 'USD',
  '£': 'GBP',
  gbp: 'GBP',
  '€': 'EUR',
  eur: 'EUR',
};
const hindiUnits: Record<string, string> = { हजार: 'thousand', लाख: 'lakh', करोड: 'crore' };

const money = String.raw`(₹|rs\.?|inr|\$|usd|£|gbp|€|eur)?\s*(\d[\d,]*(?:\.\d+)?)\s*(k|thousand|lakhs?|lacs?|l|crores?|cr|mn|million|m|हजार|लाख|करोड)?`;
const most = String.raw`under|below|less than|up ?to|within|at most|maximum|max|not more than`;
const least = String.raw`above|over|more than|at least|minimum of|from`;
const before = new RegExp(
  String.raw`(?:\b(?<most>${most})|\b(?<least>${least}))\s*(?:of\s+)?${money}(?![\p{L}\p{M}\p{N}])`,
  'giu',
);
const behind = new RegExp(
  String.raw`${money}\s*(?:(?<most>से कम|तक|se kam|tak)|(?<least>से ज्यादा|से अधिक|se zyada))`,
  'giu',
);
/** What one person pays, and not what the company asks for. */
const each = /\b(minimum|min|smallest|ticket|cheque|check|per investor|invest|nyuntam|nivesh)|न्यूनतम|निवेश/i;
const whole = /\b(total|round|raise|raising|raises|asking|ask)\b/i;

/**
 * The bounds that a question names ("under 50 lakh", "5 लाख से कम"), and the question without them. A bare number below a
 * thousand is no amount of money. Without a sign the rupee is meant.
 */
export function askedAmounts(question: string): { amounts: AskedAmount[]; rest: string } {
  const amounts: AskedAmount[] = [];
  let rest = plain(question);
  for (const pattern of [before, behind]) {
    rest = rest.replace(pattern, (found, ...parts) => {
      const asked = amountOf(parts, question);
      if (!asked) return found;
      amounts.push(asked);
      return ' ';
    });
  }
  return { amounts, rest };
}

function amountOf(parts: unknown[], question: string): AskedAmount | null {
  // The named groups come last, and among the others are the sign, the digits and the unit, in this order.
  const groups = parts.at(-1) as { most?: string };
  const texts = parts.slice(0, -3).filter((part): part is string => typeof part === 'string');
  const digits = texts.find((part) => /^\d/.test(part)) ?? '';
  const sign = texts.map((part) => signs[part.toLowerCase().replace('.', '')]).find(Boolean);
  const unit = texts[texts.indexOf(digits) + 1] ?? '';
  const isUnit = !/^(से|तक|se|tak)/i.test(unit);
  const amount = parseAmount(`${digits} ${isUnit ? (hindiUnits[unit] ?? unit) : ''}`);
  if (amount === null || (amount < 1_000 && !sign)) return null;
  return {
    bound: groups.most ? 'most' : 'least',
    of: each.test(question) && !whole.test(question) ? 'minInvestment' : 'totalRequired',
    amount,
    currency: sign ?? 'INR',
  };
}

/** Digits of Hindi as ours, and करोड़ and हज़ार without their dots. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll('\u093c', '')
    .normalize('NFC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}
