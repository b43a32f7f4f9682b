import type { Factor } from '../analysis.ts';
import { termsIn } from '../thesaurus.ts';
import type { Deal } from './deal.ts';
import { listed, shortened } from './found-words.ts';
import { moneyIn } from './money.ts';

/** What an investor says they look for; a card of the network and a profile both have it. Amounts are whole units of `currency`. */
export type InvestorInterests = {
  areasOfExpertise: readonly string[];
  preferredIndustries: readonly string[];
  minInvestmentRange: number | null;
  maxInvestmentRange: number | null;
  currency: string;
  /** Where they are, or where they want to invest. */
  location?: string;
  /** What they say of themselves or of their aims. */
  goals?: string;
};

/** What is held against it: a deal, or a pitch not yet published, whose amounts may not be written yet. */
export type MatchedPitch = Pick<
  Deal,
  'title' | 'description' | 'industry' | 'stage' | 'location' | 'currency'
> & { minInvestment: number | null; totalRequired: number | null };

const matchWeights = { industry: 40, amount: 25, expertise: 20, location: 10, goals: 5 } as const;

/** How well a pitch fits what an investor looks for. `score`: whole, 0 to 100, the sum of the reasons' points. */
export function matchInvestor(
  investor: InvestorInterests,
  pitch: MatchedPitch,
): { score: number; reasons: Factor[] } {
  const reasons = [
    byIndustry(investor, pitch),
    byAmount(investor, pitch),
    byExpertise(investor, pitch),
    byPlace(investor, pitch),
    byGoals(investor, pitch),
  ];
  return { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons };
}

function byIndustry({ preferredIndustries }: InvestorInterests, pitch: MatchedPitch): Factor {
  const of = matchWeights.industry;
  const told = (points: number, why: string): Factor => ({
    name: 'Industry',
    field: 'industry',
    points,
    of,
    why,
  });
  if (preferredIndustries.length === 0) return told(0, 'The investor names no preferred industries.');
  const [named] = common(preferredIndustries, pitch.industry);
  if (named) return told(of, `The investor prefers ${shortened(named)}, the industry of the pitch.`);
  const [spoken] = common(preferredIndustries, `${pitch.title}. ${pitch.description}`);
  if (spoken) return told(24, `The pitch speaks of ${shortened(spoken)}, which the investor prefers.`);
  return told(0, `The investor prefers ${listed(preferredIndustries.slice(0, 3).map(shortened))}.`);
}

function byExpertise({ areasOfExpertise }: InvestorInterests, pitch: MatchedPitch): Factor {
  const of = matchWeights.expertise;
  const told = (points: number, why: string): Factor => ({
    name: 'Expertise',
    field: 'description',
    points,
    of,
    why,
  });
  if (areasOfExpertise.length === 0) return told(0, 'The investor names no areas of expertise.');
  const known = common(areasOfExpertise, `${pitch.industry}. ${pitch.title}. ${pitch.description}`);
  if (known.length === 0)
    return told(0, `The investor knows ${listed(areasOfExpertise.slice(0, 3).map(shortened))}.`);
  return told(
    Math.min(of, 12 + 8 * (known.length - 1)),
    `The investor knows ${listed(known.slice(0, 3).map(shortened))}, of which the pitch speaks.`,
  );
}

function byAmount(investor: InvestorInterests, pitch: MatchedPitch): Factor {
  const of = matchWeights.amount;
  const told = (points: number, why: string): Factor => ({
    name: 'Amount',
    field: 'minInvestment',
    points,
    of,
    why,
  });
  const { minInvestmentRange: least, maxInvestmentRange: most, currency } = investor;
  if (least === null && most === null) return told(0, 'The investor names no amounts.');
  if (currency !== pitch.currency)
    return told(
      0,
      `The investor names amounts in ${currency}, the pitch in ${pitch.currency}; nothing is converted.`,
    );
  const { minInvestment, totalRequired } = pitch;
  if (minInvestment === null && totalRequired === null) return told(0, 'The pitch names no amounts yet.');
  if (most !== null && minInvestment !== null && minInvestment > most)
    return told(
      0,
      `The smallest amount of ${moneyIn(currency, minInvestment)} is above the investor’s ${moneyIn(currency, most)}.`,
    );
  if (least !== null && totalRequired !== null && totalRequired < least)
    return told(
      5,
      `The whole round of ${moneyIn(currency, totalRequired)} is below the investor’s ${moneyIn(currency, least)}.`,
    );
  if (minInvestment === null) return told(0, 'The pitch names no smallest amount yet.');
  if (least !== null && minInvestment < least)
    return told(
      of,
      `The pitch takes ${moneyIn(currency, minInvestment)} and more; the investor puts in ${moneyIn(currency, least)} and more.`,
    );
  return told(
    of,
    `The smallest amount of ${moneyIn(currency, minInvestment)} is within what the investor puts in.`,
  );
}

function byPlace({ location = '' }: InvestorInterests, pitch: MatchedPitch): Factor {
  const of = matchWeights.location;
  const told = (points: number, why: string): Factor => ({
    name: 'Place',
    field: 'location',
    points,
    of,
    why,
  });
  if (location.trim() === '') return told(0, 'The investor names no place.');
  const theirs = termsIn(location);
  const ours = termsIn(pitch.location);
  const isSame = theirs.some(({ key }) => key !== '#india' && ours.some((term) => term.key === key));
  if (isSame) return told(of, `Both name ${shortened(pitch.location)}.`);
  const wide = (terms: typeof theirs) => terms.flatMap(({ key, wider }) => [key, ...wider]);
  const isNear = wide(theirs).some((key) => wide(ours).includes(key));
  return isNear ? told(6, 'Both are in the same country or region.') : told(0, 'The places differ.');
}

function byGoals({ goals = '' }: InvestorInterests, pitch: MatchedPitch): Factor {
  const of = matchWeights.goals;
  const told = (points: number, why: string): Factor => ({
    name: 'Goals',
    field: 'description',
    points,
    of,
    why,
  });
  if (goals.trim() === '') return told(0, 'The investor says nothing of their goals.');
  const spoken = new Map(termsIn(goals).map((term) => [term.key, term]));
  const shared = termsIn(`${pitch.title}. ${pitch.description}`).filter(
    ({ key }) => key.startsWith('#') && spoken.has(key),
  );
  const words = [...new Set(shared.map(({ written }) => written.toLowerCase()))];
  if (words.length === 0) return told(0, 'Their goals and the pitch have no subject in common.');
  return told(of, `Their goals speak of “${shortened(words[0] ?? '')}”, and so does the pitch.`);
}

/** Of the names, those that a text speaks of, or of a part of. */
function common(names: readonly string[], text: string): string[] {
  const spoken = new Set(termsIn(text).flatMap(({ key, wider }) => [key, ...wider]));
  return names.filter((name) => termsIn(name).some(({ key }) => spoken.has(key)));
}
