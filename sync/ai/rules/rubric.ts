import type { AnalysedPitch } from '../analysis.ts';
import { plainWords } from '../plain-words.ts';
import { type ReadPitch, telling, withoutMarkup } from './read-pitch.ts';

/** What a measure finds: `points` of its weight, and why. */
export type Finding = { points: number; why: string };

export type Measure = {
  name: string;
  /** The field of the pitch it reads. */
  field: 'title' | 'description' | 'highlights' | 'minInvestment';
  /** The most it can give; all of them together give 100. */
  of: number;
  /** Null where the pitch does not say what it is about. */
  find: (read: ReadPitch, pitch: AnalysedPitch) => Finding | null;
  /** What is worth asking or writing where it is weak. */
  advice: string;
};

/** What a pitch is held against, in the order in which it is shown. */
export const rubric: readonly Measure[] = [
  {
    name: 'Title',
    field: 'title',
    of: 4,
    find: (_, { title }) => {
      const words = plainWords(withoutMarkup(title)).length;
      if (words >= 3 && words <= 16)
        return { points: 4, why: 'The title names the company and what it does.' };
      if (words === 0) return { points: 0, why: 'The title holds no words.' };
      return {
        points: 2,
        why: words < 3 ? 'The title does not say what the company does.' : 'The title is long.',
      };
    },
    advice: 'Put what the company does into the title, in three to sixteen words.',
  },
  {
    name: 'Length',
    field: 'description',
    of: 8,
    find: ({ words }) => {
      const told = `${words} ${words === 1 ? 'word' : 'words'}`;
      if (words > 700) return { points: 5, why: `The description has ${told}: more than most people read.` };
      if (words >= 70) return { points: 8, why: `The description has ${told}, enough for a first reading.` };
      return {
        points: Math.floor((8 * words) / 70),
        why: `The description has only ${told}; about 70 are needed.`,
      };
    },
    advice: 'Describe the company in 70 to 300 words.',
  },
  {
    name: 'Problem and customer',
    field: 'description',
    of: 10,
    find: (read) => {
      const [problem, customer] = [telling(read, 'problem').length > 0, telling(read, 'customer').length > 0];
      if (problem && customer) return { points: 10, why: 'It says whose problem it solves, and which.' };
      if (problem) return { points: 5, why: 'It names a problem; no words were found for whose it is.' };
      if (customer)
        return { points: 5, why: 'It names customers; no words were found for what they lack today.' };
      return { points: 0, why: 'No words were found for a problem or for those who have it.' };
    },
    advice: 'Say who has the problem, and what they do about it today.',
  },
  {
    name: 'How it earns',
    field: 'description',
    of: 8,
    find: (read) => {
      const earning = telling(read, 'earning');
      if (earning.length === 0) return { points: 0, why: 'No words were found for who pays, or for what.' };
      if (earning.length > 1 || telling(read, 'earning', 'figure').length > 0)
        return { points: 8, why: 'It says who pays and for what.' };
      return { points: 5, why: 'It says that somebody pays, but neither how much nor how often.' };
    },
    advice: 'Say who pays, how much, how often, and what is left of it.',
  },
  {
    name: 'Evidence',
    field: 'description',
    of: 16,
    find: (read, { stage, assumed = [] }) => {
      const wanted = read.maturity === 'later' ? 4 : read.maturity === 'seed' ? 3 : 2;
      const figures = Math.min(wanted, read.figures.size);
      const traction = telling(read, 'traction').length > 0 ? 8 : 0;
      const points = Math.round((8 * figures) / wanted) + traction;
      const told = `${read.figures.size} ${read.figures.size === 1 ? 'figure' : 'figures'}`;
      const of =
        stage.trim() === '' || assumed.includes('stage')
          ? ''
          : `; at its stage ${wanted} or more are looked for`;
      return {
        points,
        why: traction
          ? `It tells of pilots, sales or contracts, with ${told}${of}.`
          : `No words were found for pilots, sales or contracts, with ${told}${of}.`,
      };
    },
    advice: 'Ask for figures with dates: paying customers, revenue by month, what comes again.',
  },
  {
    name: 'Highlights',
    field: 'highlights',
    of: 8,
    find: ({ highlights }) => {
      const points = highlights.reduce((sum, { signals }) => sum + (signals.has('figure') ? 3 : 2), 0);
      if (highlights.length === 0) return { points: 0, why: 'It has no key highlights.' };
      const figures = highlights.filter(({ signals }) => signals.has('figure')).length;
      const why =
        highlights.length === 1
          ? `It has 1 key highlight, ${figures === 1 ? 'with' : 'without'} a figure.`
          : `It has ${highlights.length} key highlights, ${figures} of them with a figure.`;
      return { points: Math.min(8, points), why };
    },
    advice: 'Add three or four key highlights, each a fact with a figure.',
  },
  {
    name: 'Team',
    field: 'description',
    of: 8,
    find: (read) => {
      const highlighted = read.highlights.some(({ signals }) => signals.has('team'));
      const team = telling(read, 'team');
      if (team.length === 0 && !highlighted)
        return { points: 0, why: 'No words were found for the people behind it.' };
      if (team.length > 1 || telling(read, 'team', 'figure').length > 0)
        return { points: 8, why: 'It says who the people are and what they have done.' };
      return { points: 6, why: 'It names the people behind it in one place.' };
    },
    advice: 'Ask who the founders are, what each did before, and since when they work together.',
  },
  {
    name: 'Market and rivals',
    field: 'description',
    of: 8,
    find: (read) => {
      const [market, rivals] = [telling(read, 'market').length > 0, telling(read, 'rivals').length > 0];
      if (market && rivals)
        return { points: 8, why: 'It says how wide the market is and what else there is in it.' };
      if (market)
        return { points: 4, why: 'It speaks of its market; no words were found for what is used instead.' };
      if (rivals)
        return { points: 4, why: 'It names alternatives; no words were found for how wide the market is.' };
      return { points: 0, why: 'No words were found for its market or for alternatives.' };
    },
    advice: 'Count the customers there could be, and name what they use instead today.',
  },
  {
    name: 'Use of money',
    field: 'description',
    of: 8,
    find: (read) => {
      const use = telling(read, 'use of money');
      if (use.length === 0) return { points: 0, why: 'No words were found for what the money is for.' };
      const isExact = use.some(({ signals, words }) => signals.has('figure') || words >= 12);
      return isExact
        ? { points: 8, why: 'It says what the money is for, and what will stand at the end of it.' }
        : { points: 5, why: 'It says what the money is for, without how much or by when.' };
    },
    advice: 'Say which milestone the money reaches, and how many months it lasts.',
  },
  {
    name: 'Ask and minimum',
    field: 'minInvestment',
    of: 8,
    find: (_, { totalRequired, minInvestment, assumed = [] }) => {
      if (assumed.includes('totalRequired') || assumed.includes('minInvestment')) return null;
      if (!(totalRequired > 0 && minInvestment > 0)) return { points: 0, why: 'An amount is missing.' };
      if (minInvestment > totalRequired)
        return { points: 0, why: 'The smallest amount for one investor is above the whole round.' };
      const most = Math.floor(totalRequired / minInvestment);
      const told = `At the smallest amount the round has room for ${most.toLocaleString('en-IN')} ${most === 1 ? 'investor' : 'investors'}`;
      if (most >= 5 && most <= 200) return { points: 8, why: `${told}: the two fit each other.` };
      if (most < 5) return { points: 4, why: `${told}: few can take part.` };
      return { points: most <= 500 ? 5 : 2, why: `${told}: a long register to keep.` };
    },
    advice: 'Choose a smallest amount that leaves room for five to two hundred investors.',
  },
  {
    name: 'Risks named',
    field: 'description',
    of: 8,
    find: (read) => {
      const risks = telling(read, 'risk').length;
      if (risks === 0) return { points: 0, why: 'No words were found for what could go wrong.' };
      return risks > 1
        ? { points: 8, why: 'It names what could go wrong in more than one place.' }
        : { points: 6, why: 'It names something that could go wrong.' };
    },
    advice: 'Name the two things that could go wrong, and what is done about each.',
  },
  {
    name: 'Clarity',
    field: 'description',
    of: 6,
    find: ({ sentences }) => {
      if (sentences.length === 0) return { points: 0, why: 'There is no sentence to read.' };
      const longest = sentences.reduce((sum, { words }) => sum + words, 0) / sentences.length;
      const hype = sentences.filter(({ signals }) => signals.has('hype')).length;
      const points = (longest <= 28 ? 3 : longest <= 40 ? 1 : 0) + Math.max(0, 3 - 2 * hype);
      if (hype > 0) return { points, why: 'It uses big words where a fact could stand.' };
      if (longest > 28) return { points, why: `A sentence has ${Math.round(longest)} words on average.` };
      return { points, why: 'Its sentences are short and its words are plain.' };
    },
    advice: 'Shorten the sentences, and put a fact in the place of each big word.',
  },
];
