import type { ReactNode } from 'react';

/** A dark sheet, in both themes, for what should weigh more than its neighbours. */
export function InkPanel({ children }: { children: ReactNode }) {
  return (
    <div className="relative isolate overflow-hidden rounded-box bg-[oklch(31%_0.066_218)] p-6 text-[oklch(97%_0.01_200)] sm:p-10">
      <svg
        aria-hidden="true"
        viewBox="0 0 600 300"
        fill="none"
        stroke="currentColor"
        className="pointer-events-none absolute inset-y-0 end-0 -z-1 h-full opacity-12"
      >
        {barbs.map((d) => (
          <path key={d} d={d} strokeWidth="1.5" />
        ))}
      </svg>
      {children}
    </div>
  );
}

/** The barbs of a wing that is spread behind the words. */
const barbs = Array.from(
  { length: 14 },
  (_, at) =>
    `M${20 + at * 30} 330C${130 + at * 34} ${230 - at * 6} ${300 + at * 26} ${110 - at * 8} 640 ${at * 30 - 60}`,
);
