import { readFields, type SearchedField, wereRead } from '../relevance.ts';

/** So many characters are read at once: about ten milliseconds of work on a server, some sixty on a small phone. */
const mostAtOnce = 50_000;

/**
 * Reads things before they are searched by what `fieldsOf` says of them. A description may have twenty thousand characters, a
 * search five thousand deals: others have their turns in between. `turn` resolves once they had one; what it throws ends the
 * reading.
 */
export async function readInTurns<T>(
  things: readonly T[],
  fieldsOf: (thing: T) => readonly SearchedField[],
  turn: () => Promise<unknown>,
): Promise<void> {
  let read = 0;
  for (const thing of things) {
    const fields = fieldsOf(thing);
    read += charactersToRead(fields);
    readFields(fields);
    if (read < mostAtOnce) continue;
    read = 0;
    await turn();
  }
}

/** Whether they are read in less than a turn, as where most were before. */
export function areSoonRead<T>(
  things: readonly T[],
  fieldsOf: (thing: T) => readonly SearchedField[],
): boolean {
  return things.reduce((sum, thing) => sum + charactersToRead(fieldsOf(thing)), 0) < mostAtOnce;
}

function charactersToRead(fields: readonly SearchedField[]): number {
  return wereRead(fields) ? 0 : fields.reduce((sum, { text }) => sum + text.length, 0);
}
