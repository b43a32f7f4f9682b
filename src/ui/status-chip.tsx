import type { LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import { Tip } from './tip.tsx';

const looks = {
  calm: 'text-quiet',
  active: 'text-primary',
  alert: 'border-error/60 text-error',
} as const;

/** A short word on how things stand, which leads to the whole story. */
export function StatusChip({
  href,
  percent = null,
  icon: Icon,
  text,
  more,
  label,
  look,
  state,
  busy,
}: {
  href: string;
  /** In the icon's place, how much has come; the label says it, too. */
  percent?: number | null;
  icon: LucideIcon;
  text: string;
  /** What else is true, in a second line. */
  more: string;
  /** The whole story, for those who only hear it or point at it; it begins with the text and what else is true. */
  label: string;
  look: keyof typeof looks;
  /** Of this hang the words, where room is short (app.css). */
  state?: string;
  /** It does not count yet what was done last. */
  busy?: boolean;
}) {
  return (
    <Link
      href={href}
      aria-label={label}
      aria-busy={busy || undefined}
      className={`relative inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full border border-base-300 px-3 py-1 text-sm leading-tight font-medium whitespace-nowrap hover:bg-base-200 md:pointer-fine:min-h-9 ${looks[look]}`}
    >
      {percent === null ? (
        <Icon aria-hidden="true" className="size-4 shrink-0" />
      ) : (
        <span aria-hidden="true" className="-mx-1.5 text-xs">
          {percent}%
        </span>
      )}
      {/* On a phone the mark alone says it, where the header would take a second line with the words. */}
      <span data-state={state} className="grid words-where-room">
        {/* Whoever speaks to the screen says what stands there: the words need their space. */}
        {`${text} `}
        {more && <span className="text-xs font-normal">{more}</span>}
      </span>
      <Tip words={label} />
    </Link>
  );
}
