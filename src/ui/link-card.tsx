import type { LucideIcon } from 'lucide-react';
import { Link } from 'wouter';

/** A card that leads somewhere, or opens something over the page; all of it can be pressed. */
export function LinkCard({
  href,
  onOpen,
  icon: Icon,
  title,
  text,
  note,
  current = false,
  isBrief = false,
}: ({ href: string; onOpen?: never } | { href?: never; onOpen: () => void }) & {
  icon?: LucideIcon;
  title: string;
  text: string;
  /** A word on it, such as a count. */
  note?: string;
  /** It is what the person has chosen. */
  current?: boolean;
  /** On a phone its text is left out: the title says enough. */
  isBrief?: boolean;
}) {
  const content = (
    <>
      {Icon && (
        <span
          className={`mb-1 grid size-11 place-items-center rounded-feather text-secondary-content ${current ? 'bg-base-100' : 'bg-secondary'}`}
        >
          <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </span>
      )}
      <span className="font-semibold">{title}</span>
      <span className={`text-sm text-quiet ${isBrief ? 'max-sm:hidden' : ''}`}>{text}</span>
      {note && <span className="mt-auto pt-1 text-sm font-medium text-primary">{note}</span>}
    </>
  );
  if (href === undefined)
    return (
      <button type="button" aria-haspopup="dialog" onClick={onOpen} className={`w-full text-start ${look}`}>
        {content}
      </button>
    );
  return (
    <Link href={href} aria-current={current ? 'true' : undefined} className={look}>
      {content}
    </Link>
  );
}

const look =
  'flex h-full cursor-pointer flex-col gap-2 pressable rounded-box border border-base-300/70 bg-base-100 p-5 shadow-lift hover:border-primary aria-[current=true]:border-primary aria-[current=true]:bg-secondary aria-[current=true]:text-secondary-content';
