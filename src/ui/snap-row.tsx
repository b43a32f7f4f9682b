import type { ReactNode } from 'react';

/** Cards to leaf through with the thumb on a phone, side by side where there is room. Each holds a link, or no key would reach it. */
export function SnapRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pb-3 *:w-[min(19rem,84%)] *:shrink-0 *:snap-start md:mx-0 md:grid md:grid-cols-2 md:gap-5 md:overflow-visible md:px-0 md:pb-0 md:*:w-auto lg:grid-cols-3"
    >
      {children}
    </ul>
  );
}
