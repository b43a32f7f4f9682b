import type { ReactNode } from 'react';

/** Three cards at most side by side; where there is room for two, one that is left over takes the whole row. */
export function CardRow({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="grid gap-5 md:grid-cols-2 md:max-lg:*:last:odd:col-span-2 lg:grid-cols-3"
    >
      {children}
    </ul>
  );
}
