import { GitCompareArrows } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionBar } from './action-bar.tsx';

/** Something that only the person can decide, in the place it is about. It can be jumped to by its id. */
export function ChoicePanel({
  id,
  title,
  lead,
  children,
  actions,
}: {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
  /** They stay in reach. */
  actions?: ReactNode;
}) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="-mx-3 grid scroll-mt-22 gap-3 rounded-field border border-s-4 border-base-300 border-s-warning bg-base-200 p-3 focus:outline-2! sm:mx-0 sm:p-4"
    >
      <div className="flex gap-2">
        <GitCompareArrows aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <div className="grid gap-0.5">
          <h3 id={`${id}-title`} className="font-semibold">
            {title}
          </h3>
          <p className="text-sm text-quiet">{lead}</p>
        </div>
      </div>
      {children}
      {actions && <ActionBar>{actions}</ActionBar>}
    </section>
  );
}
