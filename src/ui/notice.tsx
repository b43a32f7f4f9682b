import { CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const looks: Record<'info' | 'warn' | 'bad', { icon: LucideIcon; edge: string; ink: string }> = {
  info: { icon: Info, edge: 'border-s-primary', ink: 'text-primary' },
  warn: { icon: TriangleAlert, edge: 'border-s-warning', ink: 'text-base-content' },
  bad: { icon: CircleAlert, edge: 'border-s-error', ink: 'text-error' },
};

/** Something to know before going on. */
export function Notice({
  look = 'info',
  title,
  children,
  action,
}: {
  look?: keyof typeof looks;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  const { icon: Icon, edge, ink } = looks[look];
  return (
    <div className={`flex gap-3 rounded-field border border-s-4 border-base-300 bg-base-100 p-4 ${edge}`}>
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${ink}`} />
      <div className="grid min-w-0 grow gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-quiet">{children}</div>}
        {action && <div className="mt-2 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  );
}
