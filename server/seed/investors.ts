import { investorStages } from '#sync/catalog.ts';
import type { Investor } from '#sync/records/investor.ts';
import { kinds } from './investors/kinds.ts';
import { foreignNames, indianNames } from './investors/names.ts';
import { foreignPlaces, indianPlaces } from './investors/places.ts';
import { closings, roles, sectors, wishes } from './investors/theses.ts';
import { pick, seededRandom, shuffled } from './random.ts';

type Kind = (typeof kinds)[number];
type Place = (typeof indianPlaces)[number];

const indianCount = 105;
const foreignCount = 195;
/** Each kind as often as its share says. */
const kindsByShare: [Kind, ...Kind[]] = [
  kinds[0],
  ...kinds.flatMap((kind) => Array<Kind>(kind.share).fill(kind)),
];

/** The fictional firms of the demo's directory, as an import gives them: without ids. */
export function demoInvestors(): Omit<Investor, 'id'>[] {
  const random = seededRandom(1947);
  const indian = namesOf(random, indianNames, indianCount).map((name) =>
    firm(random, name, pick(random, indianPlaces)),
  );
  const foreign = namesOf(random, foreignNames, foreignCount).map((name) =>
    firm(random, name, pick(random, foreignPlaces)),
  );
  return shuffled(random, [...indian, ...foreign]);
}

function namesOf(random: () => number, parts: typeof indianNames, count: number): string[] {
  const all = parts.heads.flatMap((head) => parts.tails.map((tail) => head + tail));
  return shuffled(random, all).slice(0, count);
}

function firm(random: () => number, name: string, place: Place): Omit<Investor, 'id'> {
  const kind = pick(random, kindsByShare);
  const minimum = pick(random, kind.cheques);
  const maximum = minimum * pick(random, [2, 4, 5, 10]);
  return {
    name: `${name} ${pick(random, kind.suffixes)}`,
    website: `https://${folded(name)}.example`,
    investorType: kind.type,
    globalHQ: place.city === place.country ? place.city : `${place.city}, ${place.country}`,
    stageOfInvestment: stagesOf(random, kind),
    firstChequeMinimum: random() < 0.12 ? '' : String(minimum),
    firstChequeMaximum: random() < 0.12 ? '' : String(maximum),
    countriesOfInvestment: countriesOf(random, place),
    investmentThesis: thesisOf(random, kind),
    linkedin: '',
    source: 'Made up for the demo',
    asOf: '2026-03-01',
  };
}

/** One to three neighbouring stages of those the kind may enter. */
function stagesOf(random: () => number, kind: Kind): string {
  const [first, last] = kind.stages;
  const from = first + Math.floor(random() * (last - first + 1));
  const to = Math.min(last, from + Math.floor(random() * 3));
  return investorStages
    .slice(from, to + 1)
    .map(({ token }) => token)
    .join(',');
}

function countriesOf(random: () => number, place: Place): string {
  const others = shuffled(
    random,
    place.near.filter((country) => country !== place.country),
  );
  return [place.country, ...others.slice(0, Math.floor(random() * 5))].join(',');
}

function thesisOf(random: () => number, kind: Kind): string {
  const [sector = sectors[0], other = sectors[1]] = shuffled(random, sectors);
  const opening = pick(random, kind.opening).replace('{sector}', sector).replace('{other}', other);
  const sentences = [opening, pick(random, wishes)];
  if (random() < 0.7) sentences.push(pick(random, roles));
  if (random() < 0.5 || sentences.join(' ').length < 100) sentences.push(pick(random, closings));
  return sentences.join(' ');
}

function folded(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ø', 'o')
    .normalize('NFKD')
    .replaceAll(/[^a-z]/g, '');
}
