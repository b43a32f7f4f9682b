import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** Something most people need not see, a tap away. */
export function Disclosure({
  title,
  about,
  open,
  onToggle,
  children,
}: {
  title: string;
  /** Which of several it is, for who hears it among others of the same title. */
  about?: string;
  /** Opens it from outside; the person may close it again. */
  open?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  return (
    <details
      open={open}
      className="group rounded-box border border-base-300 bg-base-100"
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-box px-4 py-2 font-medium sm:px-5">
        <span>
          {title}
          {about !== undefined && <span className="sr-only">: {about}</span>}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pb-4 sm:px-5 sm:pb-5">{children}</div>
    </details>
  );
}
