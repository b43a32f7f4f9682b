import type { TypedHere } from '#src/data/words/typed-words.ts';
import { beforeReload } from '#src/pwa/before-reload.ts';
import { type Composition, createComposition } from './composition.ts';

/** By person and conversation: those that somebody looks at, or has left while they were under way. */
const compositions = new Map<string, Composition>();

beforeReload(() => Promise.all([...compositions.values()].map(({ flush }) => flush())));

/** What somebody writes in a conversation; where it is still under way, they find it again. */
export function compositionOf(personId: string, connectionId: string, typed: TypedHere): Composition {
  const known = compositions.get(nameOf({ personId, connectionId }));
  return known?.isUnderWay() ? known : createComposition(personId, connectionId, typed);
}

/** They look at it, until what this answers is called. */
export function lookAt(composition: Composition): () => void {
  const name = nameOf(composition);
  compositions.set(name, composition);
  const leave = composition.stay();
  return () => {
    leave();
    if (!composition.isUnderWay()) compositions.delete(name);
  };
}

function nameOf({ personId, connectionId }: Pick<Composition, 'personId' | 'connectionId'>): string {
  return `${personId} ${connectionId}`;
}
