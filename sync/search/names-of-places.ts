import { allPlaces, metropolitanAreas } from '../places/place-names.ts';
import type { OtherName } from './other-name.ts';
import { type Place, readPlaces } from './read-places.ts';
import { mistakes } from './similar-terms.ts';

const places = readPlaces(allPlaces);
const areas = new Set(readPlaces(metropolitanAreas).map(calledFirst));
/** Fewer letters say something else outside of addresses. */
const fewestInTexts = 3;
/** Fewer letters begin, or nearly are, too many names. */
const fewestMistyped = 4;

/** By each name that is typed for a place the names that are looked for. */
export const namesOfPlaces: ReadonlyMap<string, OtherName[]> = new Map(
  places.flatMap((place) => {
    const names = namesFor(place).map(otherName);
    return [...place.names, ...place.loose].map((typed): [string, OtherName[]] => [typed.join(' '), names]);
  }),
);

/** The names of the places whose name of one word is the fewest edits away from a mistyped word, or begins so. */
export function namesNearly(word: string): { edits: number; names: OtherName[] } {
  const nearest = { edits: Number.POSITIVE_INFINITY, names: new Set<OtherName>() };
  if (word.length < fewestMistyped) return { edits: nearest.edits, names: [] };
  for (const [called, names] of namesOfPlaces) {
    if (called.includes(' ')) continue;
    const edits = mistakes(called, word);
    if (edits > nearest.edits || edits === Number.POSITIVE_INFINITY) continue;
    if (edits < nearest.edits) nearest.names.clear();
    nearest.edits = edits;
    for (const name of names) nearest.names.add(name);
  }
  return { edits: nearest.edits, names: [...nearest.names] };
}

function otherName(words: string[]): OtherName {
  const isShort = words.join('').length < fewestInTexts;
  return { words, stands: isShort ? 'in addresses' : 'anywhere', isPart: false };
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
