import { useAtRest } from './use-at-rest.ts';

/**
 * A hint that goes along with what is typed: the length of it, or the amount that was understood. It is seen at every letter. A
 * screen reader says anew what describes the field it is in, so it is heard once the typing rests. `isFresh`: there was none
 * before one typed.
 */
export function TypedHint({ words, isFresh = false }: { words: string; isFresh?: boolean }) {
  const isAtRest = useAtRest(words, isFresh);
  return <span aria-hidden={!isAtRest || undefined}>{words}</span>;
}
