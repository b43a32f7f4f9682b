import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** Something most people need not see, a tap away. */
export function Disclosure({
  title,
  onOpen,
  children,
}: {
  title: string;
  onOpen?: () => void;
  children: ReactNode;
}) {
  return (
    <details
      className="group rounded-box border border-base-300 bg-base-100"
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-box px-4 py-2 font-medium sm:px-5">
        {title}
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4 sm:px-5 sm:pb-5">{children}</div>
    </details>
  );
}
