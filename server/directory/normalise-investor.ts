import { type Investor, investorSchema } from '#sync/records/investor.ts';
import { readAmount } from './amount.ts';
import { cleanLine, cleanText, isBlank } from './clean-text.ts';
import { type CountryReading, readCountry } from './countries.ts';
import { readDay } from './day.ts';
import { readLink } from './links.ts';
import { splitList } from './split-list.ts';

/** Our names for the columns of the export. */
export const investorFileColumns = {
  name: 'Investor name',
  website: 'Website',
  globalHQ: 'Global HQ',
  countriesOfInvestment: 'Countries of investment',
  stageOfInvestment: 'Stage of investment',
  investmentThesis: 'Investment thesis',
  investorType: 'Investor type',
  firstChequeMinimum: 'First cheque minimum',
  firstChequeMaximum: 'First cheque maximum',
  linkedin: 'Linkedin',
  source: 'Source',
  asOf: 'Last checked',
} as const;
export type InvestorColumn = keyof typeof investorFileColumns;
export type NewInvestor = Omit<Investor, 'id'>;

export type InvestorReading =
  | { investor: NewInvestor; warnings: string[]; unknownCountries: string[] }
  | { refused: string };

/** What is read as several parts, or told of in a warning: no honest cell comes near it. */
const readInParts = [
  'website',
  'linkedin',
  'countriesOfInvestment',
  'stageOfInvestment',
  'asOf',
] as const satisfies InvestorColumn[];
const longestCell = 10_000;

const newInvestorSchema = investorSchema.omit({ id: true });

/**
 * One row of the list as a record. A row without a name, with an amount nobody can be sure of, or with a text longer
 * than the directory holds is refused whole, with the reason; anything less is imported and told of in a warning.
 */
export function normaliseInvestor(values: Record<InvestorColumn, string>): InvestorReading {
  const name = cleanLine(values.name);
  if (name === '' || !/[\p{L}\p{N}]/u.test(name)) return { refused: 'the investor name is blank' };
  const tooLong = readInParts.find((column) => values[column].length > longestCell);
  if (tooLong) return { refused: `${labelOf(tooLong)}: has more than ${longestCell} characters` };
  const minimum = readCheque(values, 'firstChequeMinimum');
  const maximum = readCheque(values, 'firstChequeMaximum');
  if ('refused' in minimum) return minimum;
  if ('refused' in maximum) return maximum;
  if (minimum.digits !== '' && maximum.digits !== '' && Number(minimum.digits) > Number(maximum.digits)) {
    return {
      refused: `first cheque minimum ${minimum.digits} is greater than first cheque maximum ${maximum.digits}`,
    };
  }
  const website = readLink(values.website);
  const linkedin = readLink(values.linkedin);
  const asOf = readDay(values.asOf);
  const countries = splitList(values.countriesOfInvestment).map((part) => {
    const written = cleanLine(part);
    return { written, ...readCountry(written) };
  });
  const warnings = [
    ...minimum.warnings,
    ...maximum.warnings,
    ...website.warnings.map((warning) => `${investorFileColumns.website}: ${warning}`),
    ...linkedin.warnings.map((warning) => `${investorFileColumns.linkedin}: ${warning}`),
    ...countries.flatMap(countryWarning),
    ...asOf.warnings.map((warning) => `${investorFileColumns.asOf}: ${warning}`),
  ];
  const parsed = newInvestorSchema.safeParse({
    name,
    website: website.link,
    investorType: line(values.investorType),
    globalHQ: line(values.globalHQ),
    stageOfInvestment: splitList(values.stageOfInvestment).map(cleanLine).join(','),
    firstChequeMinimum: minimum.digits,
    firstChequeMaximum: maximum.digits,
    countriesOfInvestment: [...new Set(countries.map((country) => country.name))].join(','),
    investmentThesis: cleanText(values.investmentThesis),
    linkedin: linkedin.link,
    source: line(values.source),
    asOf: asOf.day,
  } satisfies NewInvestor);
  if (!parsed.success) return { refused: reasonOf(parsed.error.issues) };
  const unknownCountries = countries.filter(({ how }) => how === 'unknown').map((country) => country.name);
  return { investor: parsed.data, warnings, unknownCountries };
}

function readCheque(
  values: Record<InvestorColumn, string>,
  column: 'firstChequeMinimum' | 'firstChequeMaximum',
): { digits: string; warnings: string[] } | { refused: string } {
  const label = labelOf(column);
  const reading = readAmount(values[column]);
  if (reading.at === 'blank') return { digits: '', warnings: [] };
  if (reading.at === 'unreadable') return { refused: `${label} ${reading.reason}` };
  if (reading.currency !== null && reading.currency !== 'USD') {
    return { refused: `${label} "${cleanLine(values[column])}" is not in US dollars` };
  }
  // Nobody writes a cheque of nothing: such lists say $0 for "not told".
  if (reading.amount === 0) return { digits: '', warnings: [`${label} is 0, taken as not given`] };
  return { digits: String(reading.amount), warnings: [] };
}

function countryWarning({ written, name, how }: CountryReading & { written: string }): string[] {
  if (how === 'guessed') return [`country "${written}" read as ${name}`];
  return how === 'unknown' ? [`country "${written}" is not known, kept as it is`] : [];
}

function line(text: string): string {
  return isBlank(text) ? '' : cleanLine(text);
}

function labelOf(column: InvestorColumn): string {
  return investorFileColumns[column].toLowerCase();
}

function reasonOf(issues: { path: PropertyKey[]; message: string }[]): string {
  return issues
    .map(({ path, message }) => {
      const column = Object.entries(investorFileColumns).find(([name]) => name === path[0]);
      return `${(column?.[1] ?? 'row').toLowerCase()}: ${message}`;
    })
    .join('; ');
}
