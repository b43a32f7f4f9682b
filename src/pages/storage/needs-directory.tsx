import type { ReactNode } from 'react';
import { useDatabaseFault } from '#src/data/use-database-fault.ts';
import { lazyPart } from '#src/lazy-part.tsx';

const Unread = lazyPart(async () => (await import('./unread.tsx')).Unread);

/** What is read from the directory: that has a database of its own, and only where the browser gives none at all it never comes. */
export function NeedsDirectory({ children }: { children: ReactNode }) {
  return useDatabaseFault() === 'missing' ? <Unread fault="missing" /> : children;
}
