import type { ReactNode } from 'react';

/** Three cards at most: side by side where there is room. */
export function CardRow({ children }: { children: ReactNode }) {
  return <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">{children}</ul>;
}
