import type { ReactNode } from 'react';

/** A sheet of paper on the page's ground. */
export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={`rounded-box border border-base-300/70 bg-base-100 shadow-lift ${className ?? 'p-5 sm:p-6'}`}
    >
      {children}
    </div>
  );
}
