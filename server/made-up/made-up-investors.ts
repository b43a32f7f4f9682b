import { investorStages } from '#sync/catalog.ts';
import type { InvestorColumn } from '../directory/normalise-investor.ts';
import { seededRandom } from '../seed/random.ts';
import { type Country, countries, everywhere } from './cities.ts';
import { byShare, draw, often } from './draw.ts';
import { type Kind, kinds } from './kinds.ts';
import { firstWords, places, secondWords, stems } from './name-parts.ts';
import { originOfFirm } from './origins.ts';
import { thesis } from './theses.ts';

/** A row of a list, by our names of its columns. */
export type MadeUpInvestor = Record<InvestorColumn, string>;

/**
 * Fictional firms one by one, the same ones for the same seed; no two share an address.
 * `changed`: of how many in a hundred the thesis and the cheques differ from the list without it, spread at random.
 * Only the addresses are remembered, so a list of any length takes little memory.
 */
export function* madeUpInvestors({
  count,
  seed,
  changed = 0,
}: {
  count: number;
  seed: number;
  changed?: number;
}): Generator<MadeUpInvestor> {
  const random = seededRandom(seed);
  const choice = seededRandom(seed + 1);
  const origins = seededRandom(seed + 2);
  const addresses = new Set<string>();
  for (let made = 0; made < count; made++) {
    const investor = { ...firm(random, addresses), ...originOfFirm(origins) };
    // Drawn of every firm, so that the others stay the same whatever the share is.
    const lot = { isChanged: choice() * 100 < changed, seed: Math.floor(choice() * 2 ** 31) };
    yield lot.isChanged ? { ...investor, investmentThesis: thesis(seededRandom(lot.seed)) } : investor;
  }
}

function firm(random: () => number, addresses: Set<string>): Omit<MadeUpInvestor, 'source' | 'asOf'> {
  const country = byShare(random, countries);
  const kind = byShare(random, kinds);
  const city = often(random, country.cities);
  const stem = stemOf(random, country);
  const suffix = often(random, kind.suffixes);
  const plain = slugOf(`${stem} ${suffix}`);
  const slug = freeSlug(random() < 0.6 ? plain : slugOf(stem), slugOf(city), addresses);
  // A firm without a website is known by its name alone, so it must be the one with that name as its address.
  const hasWebsite = slug !== plain || random() < 0.95;
  const [minimum, maximum] = chequesOf(random, kind);
  return {
    name: `${stem} ${suffix}`,
    website: hasWebsite ? `https://${random() < 0.5 ? 'www.' : ''}${slug}.example/` : '',
    globalHQ: headquarters(random, country, city),
    countriesOfInvestment: countriesOf(random, country).join(','),
    stageOfInvestment: stagesOf(random, kind),
    investmentThesis: random() < 0.98 ? thesis(random) : '',
    investorType: kind.type,
    firstChequeMinimum: random() < 0.02 ? '' : dollars(minimum),
    firstChequeMaximum: random() < 0.03 ? '' : dollars(maximum),
    linkedin: random() < 0.85 ? `https://social.example/company/${slug}` : '',
  };
}

function stemOf(random: () => number, { tongue }: Country): string {
  const kind = random();
  // Firms name themselves across languages, too: most after their own, some after another.
  const { heads, tails } =
    stems[random() < 0.75 ? tongue : draw(random, ['plain', 'indian', 'eastern'] as const)];
  const word = draw(random, heads) + draw(random, tails);
  if (kind < 0.25) return `${draw(random, firstWords)} ${word}`;
  if (kind < 0.4) return `${word} ${draw(random, secondWords)}`;
  return kind < 0.44 ? `${word} & ${draw(random, heads)}${draw(random, tails)}` : word;
}

/** An address that no firm before has: with its city where the plain one is taken, then with a number. */
function freeSlug(plain: string, city: string, taken: Set<string>): string {
  let slug = plain;
  for (let tries = 1; taken.has(slug); tries++)
    slug = tries === 1 ? `${plain}-${city}` : `${plain}-${city}-${tries}`;
  taken.add(slug);
  return slug;
}

function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll('ı', 'i')
    .replace(/[^a-z ]/g, '')
    .trim()
    .replace(/ +/g, '-');
}

function headquarters(random: () => number, { name, tongue }: Country, city: string): string {
  const place = city === name ? city : `${city}, ${name}`;
  if (random() < 0.55) return place;
  const { heads, tails } = stems[tongue];
  const street = `${draw(random, heads.slice(0, 12))}${draw(random, tails.slice(0, 8))} ${often(random, places)}`;
  return `${1 + Math.floor(random() ** 2 * 400)} ${street}, ${place}`;
}

/** A third look at home alone, most at a few countries around, some at very many. */
function countriesOf(random: () => number, country: Country): string[] {
  const kind = random();
  if (kind < 0.34) return [country.name];
  const few = 2 + Math.floor(random() ** 2 * 14);
  if (kind < 0.93)
    return [...new Set([country.name, ...Array.from({ length: few }, () => often(random, country.near))])];
  return kind < 0.98 ? [...new Set([country.name, ...country.near])] : everywhere;
}

/** Two or three neighbouring stages as a rule. */
function stagesOf(random: () => number, { stages: [first, last] }: Kind): string {
  const from = first + Math.floor(random() ** 0.8 * (last - first + 1));
  const count = 1 + Math.floor(random() * 2.6);
  return investorStages
    .slice(from, Math.min(last, from + count) + 1)
    .map(({ token }) => token)
    .join(',');
}

function chequesOf(random: () => number, { cheques }: Kind): [number, number] {
  // The middle of the list more often than its ends.
  const place = Math.floor(((random() + random()) / 2) * cheques.length);
  const minimum = cheques[place] ?? 100_000;
  return [minimum, minimum * draw(random, [2, 4, 5, 5, 10, 10, 20])];
}

function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}
