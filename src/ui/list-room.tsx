import type { ReactNode } from 'react';

/** A screen's height at least for a list that arrives later: what stands below it does not jump, however long the list is. */
export function ListRoom({ children }: { children: ReactNode }) {
  return <div className="grid min-h-dvh content-start gap-5 *:min-w-0">{children}</div>;
}
