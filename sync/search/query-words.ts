import { latinSpellings } from './devanagari.ts';
import { askingForLeading, leadingSign } from './leading.ts';
import { namesOfIndustries } from './names-of-industries.ts';
import { namesOfPlaces } from './names-of-places.ts';
import type { OtherName } from './other-name.ts';

/**
 * A word of a query.
 * `spelled`: the same in Latin letters, of a word in Devanagari.
 * `alsoCalled`: what else stands for the place or the industry that it names, alone or with its neighbours.
 * `isKnown`: it names one of these, or asks for those who lead, so that it is not mistyped, whoever has it.
 * `isSubject`: what the text asks for is an industry, or who leads: where somebody has an office says little of that.
 * `isByNames`: its names alone find, as other words begin so or its parts say something else.
 * `sign`: what finds in theses in the place of the word, empty where nothing does, or null.
 */
export type QueryWord = {
  word: string;
  spelled: string[];
  alsoCalled: OtherName[];
  isKnown: boolean;
  isSubject: boolean;
  isByNames: boolean;
  sign: string | null;
};

/** What a text names that begins at one of its words: of how many words it is; 1 and nothing where that word is none of a name. */
type Run = Omit<QueryWord, 'word' | 'spelled'> & { length: number };

const unknown: Run = {
  length: 1,
  alsoCalled: [],
  isKnown: false,
  isSubject: false,
  isByNames: false,
  sign: null,
};
/** Other words begin with an industry of so few letters: “AI”. */
const mostOfShort = 3;
/** In a sentence a place of so few letters is another word: “us”. */
const mostOfPlaceApart = 2;
const placeNames = [...namesOfPlaces.keys()];
const longestName = Math.max(
  ...[...placeNames, ...namesOfIndustries.keys(), ...askingForLeading].map((name) => name.split(' ').length),
);

/**
 * The words that were typed, each once, and what they name. A text that names industries and places and nothing besides asks
 * for these; in any other its words are those of a name or a phrase.
 */
export function queryWords(typed: string[]): QueryWord[] {
  const asked = runsOf(typed, runNaming);
  const isOfNames = asked.every(
    (run, at) => run.isKnown || (at === asked.length - 1 && beginsPlace(typed.at(-1))),
  );
  const runs = isOfNames ? asked.map((run) => besideOthers(run, asked)) : runsOf(typed, placeNaming);
  const words = new Map<string, QueryWord>();
  let at = 0;
  for (const { length, ...named } of runs) {
    for (const word of typed.slice(at, at + length)) words.set(word, joined(words.get(word), word, named));
    at += length;
  }
  return [...words.values()];
}

function joined(before: QueryWord | undefined, word: string, named: Omit<Run, 'length'>): QueryWord {
  if (!before) return { word, spelled: latinSpellings(word), ...named };
  return {
    ...before,
    alsoCalled: [...before.alsoCalled, ...named.alsoCalled],
    isKnown: before.isKnown || named.isKnown,
    isSubject: before.isSubject && named.isSubject,
    isByNames: before.isByNames && named.isByNames,
    sign: before.sign === named.sign ? named.sign : null,
  };
}

function runsOf(typed: string[], naming: (called: string) => Run | undefined): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < typed.length; at += runs.at(-1)?.length ?? 1)
    runs.push(
      longestRun(typed, at, naming) ?? begunRun(typed.slice(at)) ?? initialsRun(typed.slice(at)) ?? unknown,
    );
  return runs;
}

function longestRun(
  typed: string[],
  at: number,
  naming: (called: string) => Run | undefined,
): Run | undefined {
  for (let length = Math.min(longestName, typed.length - at); length > 0; length--) {
    const run = naming(typed.slice(at, at + length).join(' '));
    if (run) return run;
  }
  return undefined;
}

/** Of what is typed last, where the name of a place of several words begins so. */
function begunRun(last: string[]): Run | undefined {
  if (last.length < 2) return undefined;
  const begun = last.join(' ');
  if (!placeNames.some((name) => name.startsWith(begun))) return undefined;
  return { ...unknown, length: last.length, isKnown: true };
}

/** True of what is not typed to its end yet, beside what names something: else that would be a name and then none. */
function beginsPlace(word = ''): boolean {
  return placeNames.some((name) => name.startsWith(word));
}

/** Letters typed apart may be written together: “j p morgan”. */
function initialsRun(typed: string[]): Run | undefined {
  const end = typed.findIndex((word) => word.length > 1);
  const letters = end < 0 ? typed : typed.slice(0, end);
  if (letters.length < 2) return undefined;
  const together: OtherName = { words: [letters.join('')], stands: 'anywhere', isPart: false };
  return { ...unknown, length: letters.length, alsoCalled: [together] };
}

function runNaming(called: string): Run | undefined {
  return placeAskedFor(called) ?? industryNaming(called) ?? leadingNaming(called);
}

function placeAskedFor(called: string): Run | undefined {
  if (called.length > mostOfPlaceApart) return placeNaming(called);
  const alsoCalled = namesOfPlaces.get(called);
  return alsoCalled && { ...unknown, alsoCalled, isKnown: true, sign: '' };
}

/** Alone, “us” may be a name that is not typed to its end yet. */
function besideOthers(run: Run, all: Run[]): Run {
  return run.sign === '' && all.length > 1 ? { ...run, isByNames: true } : run;
}

function placeNaming(called: string): Run | undefined {
  const names = namesOfPlaces.get(called);
  const alsoCalled = names?.filter(({ words }) => words.join(' ') !== called);
  return alsoCalled && { ...unknown, length: lengthOf(called), alsoCalled, isKnown: true };
}

function industryNaming(called: string): Run | undefined {
  const alsoCalled = namesOfIndustries.get(called);
  const length = lengthOf(called);
  const isByNames = length > 1 || called.length <= mostOfShort;
  return alsoCalled && { ...unknown, length, alsoCalled, isKnown: true, isSubject: true, isByNames };
}

function leadingNaming(called: string): Run | undefined {
  if (!askingForLeading.has(called)) return undefined;
  return { ...unknown, length: lengthOf(called), isKnown: true, isSubject: true, sign: leadingSign };
}

function lengthOf(called: string): number {
  return called.split(' ').length;
}
