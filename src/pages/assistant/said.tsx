import type { ReactNode } from 'react';
import { dollarWords as words } from '#src/content/dollar.ts';

const looks = {
  you: 'ms-auto max-w-[85%] rounded-ee-sm bg-primary text-primary-content dark:bg-secondary dark:text-secondary-content whitespace-pre-wrap',
  dollar: 'me-auto max-w-[95%] rounded-es-sm border border-base-300 bg-base-100',
} as const;

/** What one of the two has said. */
export function Said({ by, children }: { by: keyof typeof looks; children: ReactNode }) {
  return (
    <div className={`grid gap-2 rounded-box px-4 py-2.5 wrap-anywhere ${looks[by]}`}>
      <span className="sr-only">{words[by]}</span>
      {children}
    </div>
  );
}
