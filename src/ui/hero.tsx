import type { ReactNode } from 'react';
import { Feather } from './feather.tsx';

/** The opening of the front page: words at one side, the feather and a sheet of facts at the other, figures below. */
export function Hero({
  children,
  aside,
  below,
}: {
  children: ReactNode;
  aside: ReactNode;
  below: ReactNode;
}) {
  return (
    <div className="grid gap-10 md:gap-14">
      <div className="grid items-center gap-8 lg:grid-cols-[1fr_25rem] lg:gap-12">
        <div className="grid gap-6">{children}</div>
        <div className="relative lg:pt-56">
          <Feather className="pointer-events-none absolute -top-14 -end-4 hidden w-[27rem] max-w-none lg:block" />
          <div className="relative">{aside}</div>
        </div>
      </div>
      {below}
    </div>
  );
}
