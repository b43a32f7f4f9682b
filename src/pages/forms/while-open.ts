import type { createFormKeeper } from '#src/data/words/form-keeper.ts';
import { beforeReload } from '#src/pwa/before-reload.ts';

type Keeper<Words> = Pick<ReturnType<typeof createFormKeeper<Words>>, 'unstored' | 'flush' | 'stay'>;

/**
 * A form is there, until what this answers is called: what is written in it is stored before an update reloads the page, and what
 * could not be stored is tried again. As the page goes, in mid-word or later, `hold` takes what is not stored yet: a store that is
 * begun then may never end.
 */
export function whileOpen<Words>(keeper: Keeper<Words>, hold?: (words: Words) => void): () => void {
  const stopSaving = beforeReload(keeper.flush);
  const stopHolding = hold && holdAtEnd(keeper, hold);
  const leave = keeper.stay();
  return () => {
    stopSaving();
    stopHolding?.();
    leave();
  };
}

/** The way out of it waits until all is stored: a form may be left, and the page go right after it. */
function holdAtEnd<Words>({ unstored, flush }: Keeper<Words>, hold: (words: Words) => void): () => void {
  const holdUnstored = () => {
    const words = unstored();
    if (words !== undefined) hold(words);
  };
  window.addEventListener('pagehide', holdUnstored);
  return () => void flush().then(() => window.removeEventListener('pagehide', holdUnstored));
}
