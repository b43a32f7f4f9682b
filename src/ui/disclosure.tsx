import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** Something aside, folded away until it is asked for. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group rounded-box border border-base-300 bg-base-100">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-box px-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 px-4 pt-1 pb-4">{children}</div>
    </details>
  );
}
