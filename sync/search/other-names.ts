import { allPlaces, metropolitanAreas } from '../places/place-names.ts';
import { editsToBeginningOf } from './edits.ts';
import { type Place, readPlaces } from './read-places.ts';
import { editsAllowed } from './similar-terms.ts';

/**
 * A word of a query. `alsoCalled`: the folded words of each other name of the place that it names, alone or with its neighbours;
 * `namesPlace` where it does, though that may have no other name.
 */
export type QueryWord = { word: string; alsoCalled: string[][]; namesPlace: boolean };

const places = readPlaces(allPlaces);
const areas = new Set(readPlaces(metropolitanAreas).map(calledFirst));
/** By each name that is typed for a place the names that are looked for. */
const namesLookedFor = new Map(
  places.flatMap((place) => {
    const names = namesFor(place);
    return [...place.names, ...place.loose].map((typed): [string, string[][]] => [typed.join(' '), names]);
  }),
);
const longestName = Math.max(...Array.from(namesLookedFor.keys(), (typed) => typed.split(' ').length));
/** Fewer letters begin, or nearly are, too many names. */
const fewestMistyped = 4;

/** The words that were typed, each once, and what else the places are called that they name. */
export function queryWords(typed: string[]): QueryWord[] {
  const words = new Map(
    typed.map((word): [string, QueryWord] => [word, { word, alsoCalled: [], namesPlace: false }]),
  );
  for (let at = 0; at < typed.length; ) {
    const length = lengthOfPlace(typed, at);
    const run = typed.slice(at, at + Math.max(length, 1));
    const called = run.join(' ');
    const others = (namesLookedFor.get(called) ?? []).filter((name) => name.join(' ') !== called);
    for (const word of run) {
      const one = words.get(word);
      one?.alsoCalled.push(...others);
      if (one && length > 0) one.namesPlace = true;
    }
    at += run.length;
  }
  return [...words.values()];
}

/** The names of the places whose name of one word is the fewest edits away from a mistyped word, or begins so. */
export function namesNearly(word: string): { edits: number; names: string[][] } {
  const nearest = { edits: Number.POSITIVE_INFINITY, names: new Set<string[]>() };
  const most = editsAllowed(word.length);
  if (word.length < fewestMistyped) return { edits: nearest.edits, names: [] };
  for (const [called, names] of namesLookedFor) {
    if (called.includes(' ')) continue;
    const edits = editsToBeginningOf(called, word, { most });
    if (edits > nearest.edits || edits === Number.POSITIVE_INFINITY) continue;
    if (edits < nearest.edits) nearest.names.clear();
    nearest.edits = edits;
    for (const name of names) nearest.names.add(name);
  }
  return { edits: nearest.edits, names: [...nearest.names] };
}

/** Of how many words the longest name of a place is that begins there; 0 where none does. */
function lengthOfPlace(typed: string[], at: number): number {
  for (let length = Math.min(longestName, typed.length - at); length > 0; length--)
    if (namesLookedFor.has(typed.slice(at, at + length).join(' '))) return length;
  return 0;
}

function namesFor(place: Place): string[][] {
  const called = calledFirst(place);
  if (!areas.has(called)) return place.names;
  const inside = places.filter(({ wider }) => wider.includes(called));
  return [place, ...inside].flatMap(({ names }) => names);
}

function calledFirst({ names: [name = []] }: Place): string {
  return name.join(' ');
}
