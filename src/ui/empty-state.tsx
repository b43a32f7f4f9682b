import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** Nothing is here, why, and what can be done about it. */
export function EmptyState({
  icon: Icon,
  title,
  children,
  action,
}: {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-2 rounded-box border border-dashed border-base-content/25 px-5 py-12 text-center">
      <Icon aria-hidden="true" className="mb-1 size-8 text-primary" strokeWidth={1.5} />
      <h2 className="text-lg font-semibold">{title}</h2>
      {children && <div className="max-w-prose text-quiet">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
