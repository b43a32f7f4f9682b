import type { ReactNode } from 'react';

/** The opening of the front page: words at one side, a sheet of facts at the other, wing strokes behind. */
export function Hero({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="relative grid items-center gap-8 lg:grid-cols-[1fr_24rem] lg:gap-16 lg:py-8">
      <svg
        aria-hidden="true"
        viewBox="0 0 600 400"
        fill="none"
        className="pointer-events-none absolute -top-10 end-0 -z-1 hidden h-[125%] text-primary/15 lg:block"
      >
        {[0, 1, 2, 3, 4, 5].map((feather) => (
          <path
            key={feather}
            d={`M${40 + feather * 26} ${392 - feather * 8}C${150 + feather * 30} ${250 - feather * 14} ${330 + feather * 18} ${120 - feather * 12} 590 ${20 + feather * 42}`}
            stroke="currentColor"
            strokeWidth="1.5"
          />
        ))}
      </svg>
      <div className="grid gap-6">{children}</div>
      {aside}
    </div>
  );
}
