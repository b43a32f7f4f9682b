import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';

/** A button that unfolds a short list; with an icon, the label is heard alone. Escape, a choice, or leaving it folds it again. */
export function DisclosureMenu({
  label,
  icon: Icon,
  children,
}: {
  label: string;
  icon?: LucideIcon;
  children: (close: () => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div
      role="presentation"
      className="relative"
      // A choice folds the list away: what it opens gives the focus back to the button.
      onClick={() => button.current?.focus()}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        // A press that took the focus from it, as Safari's does, would fold the list, and then unfold it again.
        onMouseDown={(event) => open && event.preventDefault()}
        onClick={() => setOpen(!open)}
        aria-label={Icon ? label : undefined}
        className={`btn h-11 btn-ghost font-semibold ${Icon ? 'btn-square w-11' : 'w-full max-w-52 px-3'}`}
      >
        {Icon ? (
          <Icon aria-hidden="true" className="size-5" />
        ) : (
          <>
            <span className="truncate">{label}</span>
            <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
          </>
        )}
      </button>
      {open && (
        <div
          tabIndex={-1}
          className="absolute end-0 top-full z-30 mt-1 max-h-[calc(100dvh-5rem)] w-max min-w-60 max-w-[min(20rem,100vw-2rem)] overflow-y-auto rounded-box border border-base-300 bg-base-100 p-2 shadow-lg"
        >
          {children(() => setOpen(false))}
        </div>
      )}
    </div>
  );
}
