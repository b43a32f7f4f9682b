import type { ReactNode } from 'react';

/** One subject of the design system. */
export function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-6">
      <h2 className="text-2xl font-bold">{title}</h2>
      {children}
    </section>
  );
}

/** A row of things that differ in one respect. */
export function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h3 className="eyebrow">{title}</h3>
      <div className="flex flex-wrap items-start gap-3">{children}</div>
    </div>
  );
}
