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
    <div className="grid justify-items-center gap-2 rounded-box border border-dashed border-base-content/25 bg-base-100/50 px-5 py-12 text-center">
      <span className="mb-2 grid size-16 place-items-center rounded-feather bg-secondary text-secondary-content">
        <Icon aria-hidden="true" className="size-7" strokeWidth={1.6} />
      </span>
      <h2 className="text-lg font-semibold">{title}</h2>
      {children && <div className="max-w-prose text-balance text-quiet">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
