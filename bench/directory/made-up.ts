// Fictional firms of any number, the same ones for the same seed: names of syllables and common words, theses of a language
// whose words are as unevenly frequent as those of a real one.
import { seededRandom } from '#server/seed/random.ts';
import type { Investor } from '#sync/records/investor.ts';

const onsets = 'b ch d dh f g h j k kh l m n p r s sh t th v w y z br gr kr pr tr st'.split(' ');
const vowels = 'a e i o u aa ai au ee'.split(' ');
const codas = ['', '', '', 'n', 'r', 'l', 's', 'm', 't', 'nd', 'k'];
const suffixes =
  'Ventures,Capital,Partners,Angels,Fund,Growth Partners,Venture Capital,Holdings,Family Office,Labs,Collective,Investments'.split(
    ',',
  );
const middles =
  'North,Blue,First,Green,Silver,Golden,River,Stone,East,West,Bridge,Summit,Harbour,Cedar'.split(',');
const places: [city: string, country: string][] = [
  ...'Mumbai,Bengaluru,Delhi,Pune,Hyderabad,Chennai,Kolkata,Ahmedabad,Jaipur,Kochi,Indore,Surat,Lucknow,Nagpur'
    .split(',')
    .map((city): [string, string] => [city, 'India']),
  ...'New York,San Francisco,Boston,Chicago,Austin,Seattle,Denver,Miami'
    .split(',')
    .map((city): [string, string] => [city, 'United States']),
  ['London', 'United Kingdom'],
  ['Manchester', 'United Kingdom'],
  ['Berlin', 'Germany'],
  ['München', 'Germany'],
  ['Paris', 'France'],
  ['Zürich', 'Switzerland'],
  ['São Paulo', 'Brazil'],
  ['Ålesund', 'Norway'],
  ['Nairobi', 'Kenya'],
  ['Lagos', 'Nigeria'],
  ['Cairo', 'Egypt'],
  ['Singapore', 'Singapore'],
  ['Tokyo', 'Japan'],
  ['Shanghai', 'China'],
  ['Toronto', 'Canada'],
  ['Łódź', 'Poland'],
];
const types =
  'VC,VC,VC,Corporate VC,PE fund,Family office,Angel network,Solo angel,Venture debt,Incubator,Other'.split(
    ',',
  );
const stages = '1. Idea or Patent,2. Prototype,3. Early Revenue,4. Scaling,5. Growth,6. Pre-IPO'.split(',');
const frames =
  'we invest in|founders who build|early stage|companies across|with a focus on|and|the|for|of|that|from seed to series a|we lead rounds in|technology|markets|teams|software for|sustainable|global|digital|platforms'.split(
    '|',
  );

/** Records `1` to `count`. */
export function madeUpInvestors(count: number, seed: number): Investor[] {
  const random = seededRandom(seed);
  const lexicon = [...new Set(Array.from({ length: 24_000 }, () => madeUpWord(random)))];
  return Array.from({ length: count }, (_, at) => madeUp(random, lexicon, at + 1));
}

function madeUp(random: () => number, lexicon: string[], id: number): Investor {
  const one = <T>(list: readonly T[], even = 1): T => {
    const found = list[Math.floor(random() ** even * list.length)];
    if (found === undefined) throw new RangeError('Nothing to choose from');
    return found;
  };
  const own = capital(random() < 0.6 ? madeUpWord(random) : one(lexicon, 2));
  const middle = random() < 0.3 ? ` ${one(middles)}` : random() < 0.2 ? ` ${capital(one(lexicon, 2))}` : '';
  const [city, country] = one(places, 2);
  const minimum = one([10, 25, 50, 100, 250, 500, 1_000, 5_000]) * 1_000;
  const first = Math.floor(random() * stages.length);
  const others = Array.from({ length: Math.floor(random() * 5) }, () => one(places)[1]);
  const thesis = Array.from({ length: 12 + Math.floor(random() * 30) }, () =>
    random() < 0.5 ? one(frames, 1.5) : one(lexicon, 4),
  );
  const name = `${own}${middle} ${one(suffixes, 2)}`;
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return {
    id,
    name,
    website: `https://${slug}-${id}.example`,
    investorType: one(types),
    globalHQ: random() < 0.1 ? city : `${city}, ${country}`,
    stageOfInvestment: stages.slice(first, first + 1 + Math.floor(random() * 3)).join(','),
    firstChequeMinimum: random() < 0.15 ? '' : String(minimum),
    firstChequeMaximum: random() < 0.15 ? '' : String(minimum * one([2, 4, 5, 10])),
    countriesOfInvestment: [...new Set([country, ...others])].join(','),
    investmentThesis: capital(thesis.join(' ')),
    linkedin: random() < 0.6 ? `https://social.example/company/${slug}-${id}` : '',
    source: '',
    asOf: '',
  };
}

function madeUpWord(random: () => number): string {
  const part = (list: string[]) => list[Math.floor(random() * list.length)] ?? '';
  const syllables = 2 + Math.floor(random() * 2);
  return Array.from({ length: syllables }, () => part(onsets) + part(vowels) + part(codas)).join('');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
