import type { Investor } from '../../records/investor.ts';
import { listed as listOf, stagesOf, typesOf } from '../../search/listed.ts';
import { advisesOrPromises } from '../advice-words.ts';
import type { FoundInvestor, FoundInvestors } from './find-investors.ts';
import { listed } from './found-words.ts';
import { moneyIn } from './money.ts';

/** What a founder at each stage is asked for first. */
const evidenceOf: Record<string, string> = {
  'Idea or Patent': 'whose problem it is, what is yours alone in the solution, and who builds it',
  Prototype: 'what works today, who has tried it and what they said',
  'Early Revenue': 'revenue month by month, what a customer costs and who stays',
  Scaling: 'growth month by month, margins, and what a customer costs and brings',
  Growth: 'audited accounts, margins by market and the plan for the next two years',
  'Pre-IPO': 'audited accounts of three years, how the company is governed and the way to a listing',
};
const countriesTold = 4;
const longestQuote = 160;

/**
 * How to approach an investor and what to have ready, from the fields of its record alone; a paragraph a field, and what a
 * field does not tell as a question to ask. The investor is the one recommendation.
 */
export function adviseApproach(investor: Investor): FoundInvestors {
  const told = [
    introductionOf(investor),
    stageAdvice(investor),
    chequeAdvice(investor),
    countryAdvice(investor),
    thesisAdvice(investor),
    'Write briefly: what you make, who pays for it today, how much you raise and why now, why them; then ask for one small thing, a first call. Have your pitch and your data room ready for the second question.',
    wayIn(investor),
  ];
  return { summary: told.join('\n'), recommendations: [askedAbout(investor)] };
}

/** The investor that a question names answers all of it. */
export function askedAbout({ id, name }: Investor): FoundInvestor {
  return { id, name, matchScore: 100, reason: 'It is the investor that you ask about.' };
}

function introductionOf({ name, globalHQ, ...investor }: Investor): string {
  const kind = typesOf(investor).slice(0, 2).join(', ');
  const about = [kind, globalHQ && `HQ in ${cut(globalHQ, 80)}`].filter(Boolean).join('; ');
  return `How to approach ${name}${about && ` (${about})`}, by what its record says:`;
}

function stageAdvice(investor: Investor): string {
  const stages = stagesOf(investor);
  if (stages.length === 0)
    return 'Stage: the record names none. Ask first whether yours is one that they look at.';
  const evidence = stages.flatMap((stage) => {
    const asked = evidenceOf[stage];
    return asked ? [`${asked} (${stage})`] : [];
  });
  const prepare = evidence.length > 0 ? ` Prepare ${evidence.slice(0, 2).join('; or ')}.` : '';
  return `Stage: they look at ${listed(stages.slice(0, 6))}. Say in the first line which of these you are at.${prepare}`;
}

function chequeAdvice({ firstChequeMinimum, firstChequeMaximum }: Investor): string {
  const range = rangeOf(firstChequeMinimum, firstChequeMaximum);
  if (range === null)
    return 'Cheque: the record does not say how much they write first. Ask before you name what you want of them.';
  return `Cheque: a first one ${range} (US dollars). Ask for an amount within it, and say who else is in the round for the rest.`;
}

/** Null where neither is known. */
function rangeOf(minimum: string, maximum: string): string | null {
  const told = (digits: string) => moneyIn('USD', Number(digits));
  if (minimum === '' && maximum === '') return null;
  if (minimum === '') return `of up to ${told(maximum)}`;
  if (maximum === '') return `from ${told(minimum)}`;
  return `of ${minimum === maximum ? told(minimum) : `${told(minimum)} to ${told(maximum)}`}`;
}

function countryAdvice({ countriesOfInvestment }: Investor): string {
  const countries = listOf(countriesOfInvestment);
  if (countries.length === 0)
    return 'Countries: the record names none. Ask whether they can put money into a company registered where yours is.';
  const more = countries.length - countriesTold;
  const named = more > 1 ? [...countries.slice(0, countriesTold), `${more} more`] : countries;
  return `Countries: ${listed(named.map((country) => cut(country, 40)))}. If yours is not among them, ask whether that rules you out before anything else.`;
}

function thesisAdvice({ investmentThesis }: Investor): string {
  const [first = ''] = investmentThesis.trim().split(/(?<=[.!?।])\s+|\n+/);
  // What a record promises is not repeated.
  if (first === '' || advisesOrPromises(first))
    return 'Thesis: the record has none to go by. Read what they say of themselves, and name one company of theirs that yours is like.';
  return `Thesis: “${cut(first, longestQuote)}” Say which part of this your company answers, with one figure that can be checked.`;
}

function wayIn({ website, linkedin, asOf }: Investor): string {
  const places = [website && 'their website', linkedin && 'their LinkedIn page'].filter(Boolean);
  const age = asOf && `The record is of ${asOf}. `;
  const check =
    places.length > 0
      ? `Check all this on ${listed(places)} before you write`
      : 'Check all this before you write';
  return `${age}${check}; a founder whom they have backed is the best introduction.`;
}

/** At a word, where there is one. */
function cut(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const short = line.slice(0, most - 1).replace(/\s+\S*$/, '');
  return `${short.toWellFormed().replaceAll('\ufffd', '')}…`;
}
