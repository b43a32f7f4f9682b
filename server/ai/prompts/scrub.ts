type Kind = 'email' | 'phone' | 'secret' | 'id number';
type Aside = Kind | 'web address';

/** What names or lets in a person, and never goes to a model. In this order: a token may hold what looks like a phone. */
const patterns: [Kind, RegExp][] = [
  ['secret', /\beyJ[\w-]{8,}\.[\w-]{4,}(?:\.[\w-]*)?/g],
  ['secret', /\b(?:sk|pk|rk|ghp|gho|xox[abp]|AKIA|AIza)[-_]?[\w-]{12,}/g],
  [
    'secret',
    /(?<=\b(?:bearer|token|password|passwort|secret|api[ _-]?key|otp)["']? ?(?:[:=]|\bis\b| ) ?["']?)(?=\S{0,99}\d)[^\s"',;]{6,}/gi,
  ],
  // Ours are 43 characters of base64url, hashes 32 hex digits and more; a word of 40 letters is no secret.
  ['secret', /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{40,}(?![\w-])/g],
  ['secret', /\b(?=[a-f\d]*\d)[a-f\d]{32,}\b/gi],
  // A UPI address is an email without a domain's end. Before a figure the sign is a price's, between spaces a name's.
  [
    'email',
    /[\p{L}\p{N}._%+'-]{1,64}(?:@|＠)(?!(?:Rs|INR)\.?\s?\p{Nd})\p{L}[\p{L}\p{N}-]{0,63}(?:\.[\p{L}\p{N}-]{1,64})*/gu,
  ],
  [
    'email',
    /[\p{L}\p{N}._%+'-]{1,64}\s?(?:@|＠)\s?[\p{L}\p{N}-]{1,64}(?:\.[\p{L}\p{N}-]{1,64}){0,8}\.\p{L}[\p{L}\p{N}-]{1,63}/gu,
  ],
  ['email', /[\w.+-]{1,64} ?[[({] ?at ?[\])}] ?[\w-]{1,64}(?: ?(?:\.|[[({] ?dot ?[\])}]) ?[\w-]{1,64})+/gi],
  ['phone', /(?<!\p{Nd})\+\p{Nd}(?:[ \u00a0().-]{0,2}\p{Nd}){7,14}(?!\p{Nd})/gu],
  // Twelve digits of an Aadhaar number, as they are printed on the card; three years are no number.
  [
    'id number',
    /(?<!\p{Nd})(?!(?:(?:19|20)\d\d[ \u00a0-]{1,2}){2}(?:19|20)\d\d)\p{Nd}{4}[ \u00a0-]{1,2}\p{Nd}{4}[ \u00a0-]{1,2}\p{Nd}{4}(?!\p{Nd})/gu,
  ],
  ['id number', /\b[A-Z]{5}\d{4}[A-Z]\b/g],
  // Ten digits that begin like an Indian mobile number, together or in groups. An amount has a sign before it, or commas
  // before two or three digits each; behind ten digits a comma is between two numbers.
  [
    'phone',
    /(?<!\p{Nd}|(?<!\p{Nd}{9})\p{Nd}(?:\.|,(?=\p{Nd}{2,3}(?!\p{Nd})))|[₹$€£]\s?)(?:(?:0|0?91)[ \u00a0.-]?)?[6-9६-९６-９]\p{Nd}(?:(?:[ \u00a0]{1,2}|[().-])?\p{Nd}){8}(?!\p{Nd})/gu,
  ],
  ['phone', /(?<!\p{Nd})\(?0\d{2,4}\)?(?: {1,2}|-)\d{6,8}(?!\p{Nd})/gu],
];

/** A text without emails, phone numbers, tokens and identity numbers: their kind stands in their place. */
export function scrub(text: string): string {
  return patterns.reduce(
    (left, [kind, pattern]) => left.replace(pattern, `[${kind}]`),
    text.normalize('NFC'),
  );
}

/** Of an answer no address is shown, for a model may think of one; the founder's own are to be there. */
const address: [Aside, RegExp] = [
  'web address',
  /(?<![\p{L}\p{N}@._-])(?:https?:\/\/|www\.)[^\s<>"']{1,500}(?<![.,;:!?)\]।])/giu,
];

/** What stands in the place of something set aside. */
export const placeOfOwn = /\[(?:email|phone|secret|id number|web address) [A-Z]x*\]/g;

/**
 * The same and web addresses, with a letter in each place, how to put back what stood there, and whether all of it can be that
 * is left in another text.
 */
export function setAside(text: string): {
  text: string;
  putBack(answer: string): string;
  isWhole(answer: string, other: string): boolean;
} {
  const kept = new Map<string, string>();
  let left = text.normalize('NFC');
  for (const [kind, pattern] of [address, ...patterns])
    left = left.replace(pattern, (found) => {
      const place = `[${kind} ${String.fromCodePoint(65 + (kept.size % 26))}${'x'.repeat(Math.floor(kept.size / 26))}]`;
      kept.set(place, found);
      return place;
    });
  return {
    text: left,
    isWhole: (answer, other) =>
      [...kept.keys()].every((place) => answer.includes(place) || !other.includes(place)),
    putBack: (answer) =>
      [...kept].reduce((whole, [place, found]) => whole.replaceAll(place, () => found), answer),
  };
}
