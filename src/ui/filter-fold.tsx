import { ListFilter } from 'lucide-react';
import type { ReactNode } from 'react';
import { Fold } from './fold.tsx';

/** The filters of a list; on a phone behind a button that says how many of them are set. */
export function FilterFold({ set, children }: { set: number; children: ReactNode }) {
  return (
    <section aria-label="Filters" className="contents lg:block">
      <Fold icon={ListFilter} label="Filters" set={set}>
        {children}
      </Fold>
    </section>
  );
}
