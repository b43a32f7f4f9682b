import type { createFormKeeper } from '#src/data/form-keeper.ts';

/**
 * As the page goes, in mid-word or later, has `hold` take what is not stored yet: a store that is begun then may never end. Answers
 * the way out of it, which waits until all is stored: a form may be left, and the page go right after it.
 */
export function holdAtEnd<Words>(
  { unstored, flush }: Pick<ReturnType<typeof createFormKeeper<Words>>, 'unstored' | 'flush'>,
  hold: (words: Words) => void,
): () => void {
  const holdUnstored = () => {
    const words = unstored();
    if (words !== undefined) hold(words);
  };
  window.addEventListener('pagehide', holdUnstored);
  return () => void flush().then(() => window.removeEventListener('pagehide', holdUnstored));
}
