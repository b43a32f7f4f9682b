import type { ReactNode } from 'react';

/** What the app does, told at one side and shown at the other; `flipped` shows first. On a phone it is told first. */
export function FeatureRow({
  title,
  lead,
  flipped = false,
  actions,
  more,
  children,
}: {
  title: string;
  lead: string;
  flipped?: boolean;
  /** What can be done about it. */
  actions?: ReactNode;
  /** Between the lead and the actions. */
  more?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className="grid items-center gap-6 lg:grid-cols-2 lg:gap-16">
      <div className={`grid justify-items-start gap-4 ${flipped ? 'lg:order-2' : ''}`}>
        <h2 className="text-2xl font-bold sm:text-3xl">{title}</h2>
        <p className="max-w-[52ch] text-quiet sm:text-lg">{lead}</p>
        {more}
        {actions && <div className="flex flex-wrap gap-3 pt-1 *:grow sm:*:grow-0">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
