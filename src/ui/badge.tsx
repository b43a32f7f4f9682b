import type { ReactNode } from 'react';

const looks = {
  plain: 'border-base-300 bg-base-200 text-base-content',
  brand: 'border-transparent bg-secondary text-secondary-content',
  good: 'border-success/40 bg-success/10 text-base-content',
  warn: 'border-transparent bg-warning text-warning-content',
  bad: 'border-error/50 bg-error/10 text-base-content',
} as const;

/** A word or two about the thing beside it. */
export function Badge({ look = 'plain', children }: { look?: keyof typeof looks; children: ReactNode }) {
  return (
    <span
      className={`inline-flex min-h-6 max-w-full shrink-0 items-center gap-1 rounded-full border px-2.5 py-0.5 text-xs font-medium ${looks[look]}`}
    >
      {children}
    </span>
  );
}
