/**
 * Reads a phone number as people write it: "+91 98765 43210", "098765-43210", "(+65) 8123 4567", "0044 7700 900123"; or as
 * it is copied: "tel:+919876543210", with marks that nobody sees, a hyphen or a plus of other scripts. Answers E.164, or null where
 * it is none. Without a country it is an Indian mobile number. Source: ITU-T E.164 (at most 15 digits, no country begins with 0);
 * Indian mobile numbers have ten digits and begin with 6 to 9.
 */
export function readPhone(typed: string): string | null {
  const seen = typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^tel:\s*/i, '');
  const compact = seen.replace('＋', '+').replace(/[\s().\p{Pd}]/gu, '');
  const digits = compact.replace(/^(?:\+|00)/, '');
  if (seen.length < 10 || !/^[0-9]+$/.test(digits)) return null;
  if (compact !== digits) return international(digits);
  if (/^0?[6-9][0-9]{9}$/.test(digits)) return `+91${digits.slice(-10)}`;
  return /^91[6-9][0-9]{9}$/.test(digits) ? `+${digits}` : null;
}

function international(digits: string): string | null {
  if (digits.startsWith('91')) return /^91[6-9][0-9]{9}$/.test(digits) ? `+${digits}` : null;
  return /^[1-9][0-9]{8,14}$/.test(digits) ? `+${digits}` : null;
}
