import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { usePartLink } from './use-part-link.ts';

/** Leads to a part of this page that then shows what was chosen; `note` says how much that is. */
export function FilterLink({
  href,
  icon: Icon,
  note,
  children,
}: {
  /** With the id of that part after the #. */
  href: string;
  icon?: LucideIcon;
  note?: ReactNode;
  children: ReactNode;
}) {
  const goTo = usePartLink(href);
  return (
    <Link
      href={href}
      onClick={goTo}
      className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-field max-[22rem]:flex-wrap border border-base-300 bg-base-100 px-3.5 py-2 hover:border-primary hover:bg-base-200"
    >
      {Icon && <Icon aria-hidden="true" className="size-4.5 shrink-0 text-primary" strokeWidth={1.75} />}
      <span className="min-w-0 font-medium wrap-anywhere">{children}</span>
      {note !== undefined && (
        <span className="ms-auto ps-2 text-end text-sm text-quiet tabular-nums">{note}</span>
      )}
    </Link>
  );
}
