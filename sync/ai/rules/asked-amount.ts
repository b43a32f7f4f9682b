import { parseAmount } from '../../rules/amount.ts';

/** A bound on money that a question names. Whole units of `currency`. */
export type AskedAmount = {
  /** `about`: an amount somebody pays or wants, without saying more or less. */
  bound: 'most' | 'least' | 'about';
  of: 'totalRequired' | 'minInvestment';
  /** False where nothing says what it is of; that it is of the whole is then assumed. */
  isOfSaid: boolean;
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

const ofMoney = /^(lakhs?|lacs?|crores?|cr|mn|million|bn|billion|लाख|करोड)$/i;

const end = String.raw`(?![\p{L}\p{M}\p{N}])`;
/** `at` is the end of its groups’ names. */
const moneyAt = (at: string) =>
  String.raw`(?<sign${at}>₹|rs\.?|inr|\$|usd|£|gbp|€|eur)?\s*(?<digits${at}>\d[\d,]*(?:\.\d+)?)\s*(?<unit${at}>k|thousand|lakhs?|lacs?|l|crores?|cr|mn|million|m|billion|bn|b|हजार|लाख|करोड)?(?:\s*(?<name${at}>(?:us\s*)?(?:dollars?|usd)|rupees?|inr|pounds?|gbp|euros?|eur|डॉलर|रुपय[ाे]|रुपए))?`;
const money = moneyAt('');
const phrases: [AskedAmount['bound'], RegExp][] = [
  ['most', before('under|below|less than|up ?to|within|at most|maximum|max|not more than')],
  ['least', before('above|over|more than|at least|minimum of|from')],
  ['most', behind('से कम|तक|se kam|tak')],
  ['least', behind('से ज्यादा|से अधिक|se zyada')],
  ['about', before('(?:minimum|min|smallest) (?:investments?|amount)(?: sizes?)?(?: of| around| about)?')],
  ['about', before('(?:cheques?|checks?|tickets?)(?: sizes?)?(?: of| around| about)?')],
  ['about', behind('(?:cheques?|checks?|tickets?)')],
];
/** Both ends of a range. */
const ranges: RegExp[] = [
  rangeOf(String.raw`\bbetween\s+`, 'and|to|-|–|—'),
  rangeOf(String.raw`(?<from>\b(?:from|within)\s+)?(?<![\p{L}\p{M}\p{N}.,])`, 'to|till|-|–|—|se|से'),
];
/** What one person pays, and not what the company asks for. */
const each =
  /\b((minimum|min|smallest|tickets?|cheques?|checks?|per investor|nyuntam)(?![a-z])|invest|nivesh)|न्यूनतम|निवेश/i;

/** The same, so clear that it says of the amount behind it what that is of. */
const clearlyEach =
  /\b(minimum(?! of\b)|min|smallest|tickets?|cheques?|checks?|invests?|per investor|nyuntam)(?![a-z])|न्यूनतम/gi;
const clearlyWhole = /\b(total|round|raise|raising|raises|asking|ask)\b/gi;
const eachFollows = new RegExp(String.raw`^\s*(?:${each.source})`, 'i');
const clearlyEachFollows = new RegExp(String.raw`^\s*(?:${clearlyEach.source})`, 'i');
const wholeFollows = /^\s*(total|round|raise)\b/i;
/** What keeps apart what is said of two amounts. */
const apart = /[,;.?!]|\b(and|with|but|aur)\b|और/i;

/** What tells of a range that names no money whether it is some, or anything else that is counted. */
const moneyBefore =
  /\b(?:cheques?|checks?|tickets?|rais(?:es?|ing)|rounds?|invest(?:ments?|s|ing)?|minimum|min|total|asking)(?: sizes?)?(?: of| around| about| is| are)? ?$/i;
const moneyBehind =
  /^ ?(?:$|[,.;:?!)]|(?:rounds?|tickets?|cheques?|checks?|minimum|rais(?:es?|ing)|invest(?:ments?)?|per investor|total|seed|pre-seed|series|and|or|with|in|for)\b)/i;

type Kind = AskedAmount['of'];
type Bound = Pick<AskedAmount, 'bound' | 'amount' | 'currency'>;
/** Stands for what is read. Not a space: nothing is read across it, and room that grows is slow to read. */
const taken = '\u0000';
/** What stands in a question from `at` to `end`. */
type Phrase = { at: number; end: number; bounds: Bound[] };

/**
 * The bounds that a question names ("under 50 lakh", "5 लाख से कम"), and the question without them. A bare number below a
 * thousand, or one that may be a year, is no amount of money. Where no currency is named the `usual` one is meant; lakh and
 * crore are rupees.
 */
export function askedAmounts(question: string, usual = 'INR'): { amounts: AskedAmount[]; rest: string } {
  const whole = plain(question);
  const found: Phrase[] = [];
  let unread = whole;
  const take = (pattern: RegExp, read: (groups: Groups, at: number, end: number) => Bound[] | 'counted') => {
    for (const { 0: words, index: at, groups } of unread.matchAll(pattern)) {
      const end = at + words.length;
      const bounds = read(groups ?? {}, at, end);
      if (bounds.length === 0) continue;
      if (bounds !== 'counted') found.push({ at, end, bounds });
      // As long as before: what is found later is told by its place, too.
      unread = unread.slice(0, at) + taken.repeat(words.length) + unread.slice(end);
    }
  };
  for (const pattern of ranges)
    take(pattern, (groups, at, end) => {
      const isOfMoney =
        namesMoney(groups) || moneyBefore.test(whole.slice(0, at)) || moneyBehind.test(whole.slice(end));
      return isOfMoney ? readRange(groups, usual) : 'counted';
    });
  for (const [bound, pattern] of phrases)
    take(pattern, (groups) => {
      const read = readMoney(groups, usual);
      return read ? [{ bound, ...read }] : [];
    });
  const kinds = kindsOf(found, whole);
  const amounts = found.flatMap((phrase) => {
    const said = kinds.get(phrase);
    return phrase.bounds.map((bound) => ({
      ...bound,
      of: said ?? 'totalRequired',
      isOfSaid: said !== undefined,
    }));
  });
  return { amounts, rest: without(found, whole) };
}

function without(found: readonly Phrase[], whole: string): string {
  return found.reduce(
    (rest, { at, end }) => rest.slice(0, at) + ' '.repeat(end - at) + rest.slice(end),
    whole,
  );
}

/**
 * What each is of: what is clearly said right behind it, or stands nearest before it; else the same as the one before.
 * Nothing of one of which neither says anything.
 */
function kindsOf(found: readonly Phrase[], question: string): Map<Phrase, Kind> {
  const kinds = new Map<Phrase, Kind>();
  let last: Kind | undefined;
  let from = 0;
  const ordered = found.toSorted((a, b) => a.at - b.at);
  for (const [place, phrase] of ordered.entries()) {
    const next = ordered[place + 1];
    const follows = question.slice(phrase.end, next?.at);
    last =
      // Without a mark or a word between them it may as well begin what is said of the next.
      (!next || apart.test(follows) ? kindBehind(follows) : undefined) ??
      kindBefore(question.slice(from, phrase.end)) ??
      last ??
      (ordered.length === 1 ? kindIn(question) : eachFollows.test(follows) ? 'minInvestment' : undefined);
    if (last) kinds.set(phrase, last);
    from = phrase.end;
  }
  return kinds;
}

function kindBehind(words: string): Kind | undefined {
  if (wholeFollows.test(words)) return 'totalRequired';
  return clearlyEachFollows.test(words) ? 'minInvestment' : undefined;
}

function kindBefore(words: string): Kind | undefined {
  const lastOf = (pattern: RegExp) => [...words.matchAll(pattern)].at(-1)?.index ?? -1;
  const [isEach, isWhole] = [lastOf(clearlyEach), lastOf(clearlyWhole)];
  if (isEach !== isWhole) return isEach > isWhole ? 'minInvestment' : 'totalRequired';
  return each.test(words) ? 'minInvestment' : undefined;
}

function kindIn(question: string): Kind | undefined {
  if (question.search(clearlyWhole) !== -1) return 'totalRequired';
  return each.test(question) ? 'minInvestment' : undefined;
}

type Groups = Record<string, string | undefined>;

/** Litres, metres and thousands of anything are counted in the shorter units, too. */
function namesMoney({ sign, unit, name, sign2, unit2, name2 }: Groups): boolean {
  return [sign, name, sign2, name2].some(Boolean) || [unit, unit2].some((each = '') => ofMoney.test(each));
}

/** The first end has the unit of the second where it is the smaller number and has none, and each the other's currency. */
function readRange(groups: Groups, usual: string): Bound[] {
  const { from, sign = '', digits = '', unit = '', name = '' } = groups;
  const { sign2 = '', digits2 = '', unit2 = '', name2 = '' } = groups;
  const isMoney = [from, sign, unit, name, sign2, unit2, name2].some(Boolean);
  if (!isMoney && 'from' in groups) return [];
  const isSmaller = Number(digits.replaceAll(',', '')) < Number(digits2.replaceAll(',', ''));
  const hasOwn = sign !== '' || name !== '';
  const ends = [
    readMoney(
      {
        digits,
        unit: unit || (isSmaller ? unit2 : ''),
        sign: hasOwn ? sign : sign2,
        name: hasOwn ? name : name2,
      },
      usual,
    ),
    readMoney({ digits: digits2, unit: unit2, sign: name2 ? sign2 : sign2 || sign, name: name2 }, usual),
  ];
  const [one, other] = ends.toSorted((a, b) => (a?.amount ?? 0) - (b?.amount ?? 0));
  if (!one || !other || one.currency !== other.currency) return [];
  return [
    { bound: 'least', ...one },
    { bound: 'most', ...other },
  ];
}

function readMoney(
  { sign = '', digits = '', unit = '', name = '' }: Groups,
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

function rangeOf(before: string, between: string): RegExp {
  return new RegExp(
    String.raw`${before}${money}\s*(?:${between})\s*${moneyAt('2')}${end}(?:\s*(?:के बीच|तक|ke beech|tak)${end})?`,
    'giu',
  );
}

/** Digits of Hindi as ours, करोड़ and हज़ार without their dots, and one space between words: many could be read in too many ways. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll('\u093c', '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}
