import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

export type Lead = { href: string; title: ReactNode; text?: ReactNode; note?: string };

/** Things to read or open, one a line. */
export function LinkList({ label, leads }: { label: string; leads: readonly Lead[] }) {
  return (
    <ul
      aria-label={label}
      className="divide-y divide-base-300 rounded-box border border-base-300 bg-base-100"
    >
      {leads.map(({ href, title, text, note }) => (
        <li key={href}>
          <Link href={href} className="flex min-h-14 items-center gap-3 px-4 py-3 hover:bg-base-200 sm:px-5">
            <span className="grid min-w-0 grow gap-0.5">
              <span className="font-medium">{title}</span>
              {text && <span className="text-sm text-quiet">{text}</span>}
              {note && <span className="text-sm text-quiet">{note}</span>}
            </span>
            <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-quiet" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
