import type { EnhancementInput } from '../../endpoints/ai.ts';
import { sentencesIn } from './sentences.ts';
import { type Signal, signalsOf } from './signals.ts';

type Part = { heading: string; signals: readonly Signal[]; question: string; isForInvestors: boolean };

/** What a description tells, in the order in which it is best read. */
const parts: readonly Part[] = [
  {
    heading: 'The problem',
    signals: ['problem'],
    question: '[What goes wrong today, and for whom?]',
    isForInvestors: false,
  },
  {
    heading: 'What we do',
    signals: [],
    question: '[What do you make or do, in one sentence?]',
    isForInvestors: false,
  },
  {
    heading: 'How we earn',
    signals: ['earning'],
    question: '[Who pays, for what, and how often?]',
    isForInvestors: false,
  },
  {
    heading: 'So far',
    signals: ['traction'],
    question: '[What has been tested, sold or signed so far, and since when?]',
    isForInvestors: false,
  },
  {
    heading: 'The people',
    signals: ['team'],
    question: '[Who are the founders, and what did each do before?]',
    isForInvestors: true,
  },
  {
    heading: 'Market and rivals',
    signals: ['rivals', 'market'],
    question: '[How many such customers are there, and what do they use instead today?]',
    isForInvestors: true,
  },
  {
    heading: 'What could go wrong',
    signals: ['risk'],
    question: '[What could go wrong, and what will you do about it?]',
    isForInvestors: true,
  },
  {
    heading: 'What the money is for',
    signals: ['use of money'],
    question: '[What does the money pay for, and which milestone does it reach?]',
    isForInvestors: true,
  },
];

/** Of a sentence that tells of several things, the first of these decides where it stands. */
const deciding = [
  'What the money is for',
  'What could go wrong',
  'The people',
  'So far',
  'How we earn',
  'Market and rivals',
  'The problem',
] as const;

const promiseQuestion =
  '[Take out the promise: nobody can promise a result, and a review sends such a pitch back.]';
const hypeQuestion = '[Which fact can stand in the place of the big words?]';
const ownLines = new Set([
  ...parts.flatMap(({ heading, question }) => [heading, question]),
  promiseQuestion,
  hypeQuestion,
]);

/**
 * The founder's own sentences in the order in which they are best read, a paragraph for each thing they tell, and what is
 * missing as questions in brackets. No sentence is left out but one that stands twice; no word and no figure is added outside
 * the brackets. Improving twice is improving once. Never throws.
 */
export function improveByRules(input: EnhancementInput): string {
  const { told, remarks } = arranged(input);
  return [...told.map(({ sentences, question }) => sentences.join(' ') || question), ...remarks]
    .filter(Boolean)
    .join('\n\n');
}

/** The same with a heading over each part, as a frame to write into. */
export function templateDescription(input: EnhancementInput): string {
  const { told, remarks } = arranged(input);
  const framed = told.map(
    ({ heading, sentences, question }) => `${heading}\n${sentences.join(' ') || question}`,
  );
  return [...framed, ...remarks].join('\n\n');
}

function arranged({ description, targetAudience }: EnhancementInput) {
  const written = description
    .split('\n')
    .filter((line) => !ownLines.has(line.trim()))
    .join('\n');
  const sentences = [...new Set(sentencesIn(written))].map(tidied);
  const placed = Map.groupBy(sentences, partOf);
  const isForInvestors = /invest|angel|fund|vc|निवेश/i.test(targetAudience) || targetAudience.trim() === '';
  const told = parts
    .map(({ heading, question, ...part }) => ({
      heading,
      question: part.isForInvestors && !isForInvestors ? '' : question,
      sentences: placed.get(heading) ?? [],
    }))
    .filter(({ question, sentences }) => question !== '' || sentences.length > 0);
  const signals = new Set(sentences.flatMap((sentence) => [...signalsOf(sentence)]));
  const remarks = [signals.has('promise') ? promiseQuestion : '', signals.has('hype') ? hypeQuestion : ''];
  return { told, remarks: remarks.filter(Boolean) };
}

function partOf(sentence: string): string {
  const signals = signalsOf(sentence);
  const heading = deciding.find((name) =>
    parts.some((part) => part.heading === name && part.signals.some((signal) => signals.has(signal))),
  );
  return heading ?? 'What we do';
}

/** A capital at its beginning, one mark at its end. */
function tidied(sentence: string): string {
  const marked = withOneMark(sentence).replace(/!$/, '.');
  const ended = /[.!?।:;…\])"”’]$/.test(marked)
    ? marked
    : `${marked}${/\p{Script=Devanagari}/u.test(marked) ? '।' : '.'}`;
  return /^[a-z][a-z]* /.test(ended) ? ended.charAt(0).toUpperCase() + ended.slice(1) : ended;
}

/** "!!!" at the end as "!". From there: a pattern would look through many marks elsewhere anew from each of them. */
function withOneMark(sentence: string): string {
  let end = sentence.length;
  while (end > 1 && '!?.'.includes(sentence.charAt(end - 1)) && sentence[end - 1] === sentence[end - 2])
    end -= 1;
  return sentence.slice(0, end);
}
