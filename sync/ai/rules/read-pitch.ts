import type { AnalysedPitch } from '../analysis.ts';
import { plainWords } from '../plain-words.ts';
import { sentencesIn } from './sentences.ts';
import { figuresIn, type Signal, signalsOf } from './signals.ts';

export type ReadSentence = { text: string; signals: ReadonlySet<Signal>; words: number };
export type Maturity = 'early' | 'seed' | 'later';

/** What the rubric looks at. `stage` null: none that we know. */
export type ReadPitch = {
  sentences: readonly ReadSentence[];
  /** Those that speak to whoever scores and not of the company; they are in nothing else. */
  orders: number;
  /** Words, of which a word that is repeated over and over counts three times at most. */
  words: number;
  figures: ReadonlySet<string>;
  highlights: readonly ReadSentence[];
  maturity: Maturity | null;
};

const maturities: [Maturity, RegExp][] = [
  ['early', /pre-?(launch|seed|revenue)|idea|prototype|concept|mvp/i],
  ['later', /series [a-z]|growth|pre-?ipo|profitable|scaling|break ?even/i],
  ['seed', /seed|early|revenue/i],
];

/** A pitch as sentences and what each tells of. Markup is taken off, and a sentence that stands twice counts once. */
export function readPitch({ description, stage, highlights = [], assumed = [] }: AnalysedPitch): ReadPitch {
  const said = assumed.includes('stage') ? '' : stage;
  const all = [...new Set(sentencesIn(withoutMarkup(description)))].map(read);
  const sentences = all.filter(({ signals }) => !signals.has('order'));
  const text = sentences.map((sentence) => sentence.text).join(' ');
  return {
    sentences,
    orders: all.length - sentences.length,
    words: usefulWords(text),
    figures: figuresIn(text),
    highlights: [...new Set(highlights.map((each) => trimmed(withoutMarkup(each))))]
      .filter(Boolean)
      .map(read)
      .filter(({ signals }) => !signals.has('order')),
    maturity: maturities.find(([, pattern]) => pattern.test(said))?.[0] ?? null,
  };
}

/** The sentences that tell of something. */
export function telling({ sentences }: ReadPitch, ...signals: Signal[]): ReadSentence[] {
  return sentences.filter((sentence) => signals.every((signal) => sentence.signals.has(signal)));
}

export function withoutMarkup(text: string): string {
  return text
    .replace(/<(script|style)\b[^<>]*>[^<]*/gi, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f]/g, '');
}

function read(text: string): ReadSentence {
  return { text, signals: signalsOf(text), words: plainWords(text).length };
}

function usefulWords(text: string): number {
  const counts = new Map<string, number>();
  for (const { stem } of plainWords(text)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const ofEach = [...counts.values()].map((count) => Math.min(3, count));
  return ofEach.reduce((sum, count) => sum + count, 0);
}

function trimmed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
