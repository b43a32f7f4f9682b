import { useSyncExternalStore } from 'react';

const query = '(width >= 64rem)';

/** Whether there is room for the columns of a table. */
export function useWide(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  );
}

function watch(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
