import { newId } from '#sync/ids.ts';
import { dropHeldWords, heldNames, heldWords, holdWords } from './held-words.ts';

/** What several pages may hold words of at once. */
type Kind = 'draft' | 'question';

const page = newId();
/** What this page found of each thing, by the name it is held under. */
const takenUp = new Map<string, Map<string, unknown>>();

/**
 * Holds the words of this page, or nothing more where they are undefined. Each page holds its own: of what others hold, what this
 * one began with (`takeUp`) goes, but not what was written there since.
 */
export function holdOfPage(owner: string, kind: Kind, id: string, words: unknown): void {
  const beginning = `${kind}:${id}#`;
  const own = beginning + page;
  // What others hold stays where there is no room for it here.
  if (words !== undefined && !holdWords(owner, own, words)) return;
  if (words === undefined) dropHeldWords(owner, own);
  for (const [name, begun] of takenUp.get(owner + beginning) ?? [])
    if (name !== own && JSON.stringify(heldWords(owner, name)) === JSON.stringify(begun))
      dropHeldWords(owner, name);
  takenUp.delete(owner + beginning);
}

/** What all pages hold of it, the one that was opened first on top: this page goes on with that. */
export function takeUp(owner: string, kind: Kind, id: string): unknown[] {
  const beginning = `${kind}:${id}#`;
  const found = new Map(heldNames(owner, beginning).map((name) => [name, heldWords(owner, name)]));
  takenUp.set(owner + beginning, found);
  return [...found.values()];
}

/** What all pages hold of a kind, by id. */
export function allOf(owner: string, kind: Kind): Map<string, unknown[]> {
  const all = new Map<string, unknown[]>();
  for (const name of heldNames(owner, `${kind}:`)) {
    const id = name.slice(kind.length + 1, name.lastIndexOf('#'));
    all.set(id, [...(all.get(id) ?? []), heldWords(owner, name)]);
  }
  return all;
}

/** What is held of a kind is another's now. There may be room for it but once. `join`: with what is theirs already. */
export function handOver(
  from: string,
  to: string,
  kind: Kind,
  join: (theirs: unknown, words: unknown) => unknown = (_, words) => words,
): void {
  for (const name of heldNames(from, `${kind}:`)) {
    const words = heldWords(from, name);
    dropHeldWords(from, name);
    if (!holdWords(to, name, join(heldWords(to, name), words))) holdWords(from, name, words);
  }
}

/** Takes what is held of a kind off this device. */
export function forgetAllOf(owner: string, kind: Kind): void {
  for (const name of heldNames(owner, `${kind}:`)) dropHeldWords(owner, name);
}
