import { type AnalysedPitch, type Analysis, type Factor, scoreLabel } from '../analysis.ts';
import { isOf, termsIn } from '../thesaurus.ts';
import { listed } from './found-words.ts';
import { type ReadPitch, readPitch, telling } from './read-pitch.ts';
import { rubric } from './rubric.ts';

type Judged<T> = { level: T; because: string[] };

/**
 * What a pitch says, held against the rubric. 1. The text is read as sentences, without markup, repetition and sentences that
 * speak to whoever scores. 2. Each measure gives points, of a weight that is shown, unless the pitch does not say what it is about.
 * 3. The score is their sum, of 100. 4. Risk and market are counted from what the pitch says, and the reasons are told. No word of
 * the pitch stands in the answer.
 * The same pitch always gets the same analysis. Never throws, whatever stands in it.
 */
export function analyseByRules(pitch: AnalysedPitch): Analysis {
  const read = readPitch(pitch);
  const factors = rubric.flatMap((measure): Factor[] => {
    const finding = measure.find(read, pitch);
    if (!finding) return [];
    const { name, field, of } = measure;
    return [{ name, field, points: Math.min(of, Math.max(0, finding.points)), of, why: finding.why }];
  });
  const penalty = faultsOf(read).length * faultPoints;
  const score = Math.max(0, ofHundred(factors) - penalty);
  const risk = riskOf(read, pitch, factors);
  const market = marketOf(read);
  const weak = factors.filter(isWeak).toSorted((a, b) => b.of - b.points - (a.of - a.points));
  return {
    score,
    riskLevel: risk.level,
    marketPotential: market.level,
    summary: summaryOf(score, factors, risk, market, penalty),
    keyStrengths: factors
      .filter(({ points, of }) => points >= 0.75 * of)
      .toSorted((a, b) => b.of - a.of)
      .slice(0, 5)
      .map(({ name, why }) => `${name}: ${why}`),
    concerns: [...faultsOf(read), ...weak.map(({ name, why }) => `${name}: ${why}`)].slice(0, 6),
    recommendations: [
      ...weak.slice(0, 4).map(({ name }) => rubric.find((measure) => measure.name === name)?.advice ?? ''),
      'Check the figures outside the pitch: bank statements, the public register, three customers.',
    ],
    factors,
  };
}

/** The sum of the points; where not all was measured, brought to 100 from what that could give. */
function ofHundred(factors: readonly Factor[]): number {
  return Math.round((100 * sumOf(factors, 'points')) / sumOf(factors, 'of'));
}

function sumOf(factors: readonly Factor[], what: 'points' | 'of'): number {
  return factors.reduce((total, factor) => total + factor[what], 0);
}

/** What each fault takes off the sum of the points. */
const faultPoints = 10;

function faultsOf(read: ReadPitch): string[] {
  return [
    telling(read, 'promise').length > 0 || read.highlights.some(({ signals }) => signals.has('promise'))
      ? `Promises: it promises a result that nobody can promise; ${faultPoints} points are taken off.`
      : '',
    read.orders > 0
      ? `Orders: it holds sentences for whoever scores it; they were not read, and ${faultPoints} points are taken off.`
      : '',
  ].filter(Boolean);
}

function isWeak({ points, of }: Factor): boolean {
  return points < 0.6 * of;
}

/** Of young companies none is without risk: Low is for those that earn, tell who they are and name what could go wrong. */
function riskOf(
  read: ReadPitch,
  pitch: AnalysedPitch,
  factors: readonly Factor[],
): Judged<Analysis['riskLevel']> {
  const share = (name: string) => {
    const factor = factors.find((each) => each.name === name);
    return factor ? factor.points / factor.of : 0;
  };
  const reasons: [number, string][] = [
    riskOfStage(read, pitch),
    share('Evidence') < 0.6 ? [1.5, 'there is little evidence of customers'] : [0, ''],
    share('Team') === 0 ? [0.5, 'no words were found for its people'] : [0, ''],
    share('Risks named') === 0 ? [0.5, 'no words were found for its risks'] : [0, ''],
    isContradictory(pitch) ? [1, 'its amounts contradict each other'] : [0, ''],
    faultsOf(read).length > 0 ? [2, 'it says what a sound pitch does not say'] : [0, ''],
    isRegulated(pitch) ? [0.5, 'its trade is closely regulated'] : [0, ''],
  ];
  const sum = reasons.reduce((total, [points]) => total + points, 0);
  const because = reasons.flatMap(([points, why]) => (points > 0 ? [why] : []));
  return { level: sum <= 1 ? 'Low' : sum <= 2.5 ? 'Moderate' : 'High', because };
}

function riskOfStage({ maturity }: ReadPitch, { assumed = [] }: AnalysedPitch): [number, string] {
  if (assumed.includes('stage')) return [1.5, 'its stage is not said'];
  if (maturity === 'later') return [1, 'it is past its first rounds'];
  if (maturity === 'seed') return [1.5, 'it is at an early stage'];
  if (maturity === 'early') return [2, 'it is before its first revenue'];
  return [1.5, 'its stage is not one we know'];
}

/** One amount against an assumed one contradicts nothing that the pitch says. */
function isContradictory({ minInvestment, totalRequired, assumed = [] }: AnalysedPitch): boolean {
  const areSaid = !assumed.includes('totalRequired') && !assumed.includes('minInvestment');
  return areSaid && minInvestment > totalRequired;
}

const regulated = new Set([
  '#blockchain',
  '#pharma',
  '#lending',
  '#insurance',
  '#finance',
  '#defence',
  '#payments',
]);

function isRegulated({ industry, title }: AnalysedPitch): boolean {
  return termsIn(`${industry}. ${title}`).some(({ key }) => isOf('sectors', key) && regulated.has(key));
}

function marketOf(read: ReadPitch): Judged<Analysis['marketPotential']> {
  const signs: [boolean, string][] = [
    [telling(read, 'market').length > 0, 'it speaks of its market'],
    [telling(read, 'market', 'figure').length > 0, 'it counts that market'],
    [telling(read, 'growth').length > 0, 'it tells of growth or of customers who come again'],
    [telling(read, 'rivals').length > 0, 'it names alternatives'],
  ];
  const because = signs.flatMap(([isThere, why]) => (isThere ? [why] : []));
  const level = because.length >= 3 ? 'High' : because.length === 2 ? 'Moderate' : 'Low';
  return { level, because };
}

function summaryOf(
  score: number,
  factors: readonly Factor[],
  risk: Judged<string>,
  market: Judged<string>,
  penalty: number,
): string {
  const byShare = factors.toSorted((a, b) => b.points / b.of - a.points / a.of || b.of - a.of);
  const best = byShare.filter(({ points, of }) => points >= 0.75 * of).slice(0, 2);
  const worst = byShare.filter(isWeak).slice(-2).reverse();
  return [
    `The pitch gets ${score} of 100 points: ${scoreLabel(score)}.`,
    best.length > 0 ? `Strongest: ${listed(best.map(({ name }) => name))}.` : '',
    worst.length > 0 ? `Weakest: ${listed(worst.map(({ name }) => name))}.` : '',
    notCounted(factors),
    penalty > 0 ? `${penalty} points were taken off for faults.` : '',
    `Risk reads ${risk.level}, as ${listed(risk.because)}.`,
    market.because.length > 0
      ? `Market potential reads ${market.level}, as ${listed(market.because)}.`
      : `Market potential reads ${market.level}, as no words were found for it.`,
    'This is computed by rules from the words of the pitch. Nothing in it was checked, and it is not investment advice.',
  ]
    .filter(Boolean)
    .join(' ');
}

function notCounted(factors: readonly Factor[]): string {
  const left = rubric.filter(({ name }) => !factors.some((factor) => factor.name === name));
  if (left.length === 0) return '';
  const names = listed(left.map(({ name }) => name));
  return `Not counted, as the pitch does not say it: ${names}. What the rest gets of ${sumOf(factors, 'of')} points is brought to 100.`;
}
