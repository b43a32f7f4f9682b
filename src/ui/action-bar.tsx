import type { ReactNode } from 'react';

/** What can be done about something long: in reach on the screen's bottom edge however far one has read in it. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="stick-above-bottom-nav z-10 -mx-3 -mb-3 flex flex-wrap gap-2 rounded-b-field border-t border-base-300 bg-base-200 px-3 py-2 sm:-mx-4 sm:-mb-4 sm:px-4">
      {children}
    </div>
  );
}
