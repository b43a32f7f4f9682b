import type { ReactNode } from 'react';

/** A dark sheet, in both themes, for what should weigh more than its neighbours. */
export function InkPanel({ children }: { children: ReactNode }) {
  return (
    <div className="rounded-box bg-[oklch(33%_0.066_218)] p-6 text-[oklch(97%_0.01_95)] sm:p-10">
      {children}
    </div>
  );
}
