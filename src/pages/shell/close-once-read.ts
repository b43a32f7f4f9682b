import { closeToast, type Toast } from '#src/state/toasts.ts';

const lifetimeMs = 6_000;

/** Closes a message after the time in which it is read, errors never. Answers how to let it stay. */
export function closeOnceRead({ id, kind }: Pick<Toast, 'id' | 'kind'>): () => void {
  if (kind === 'error') return () => {};
  const timer = setTimeout(() => closeToast(id), lifetimeMs);
  return () => clearTimeout(timer);
}
