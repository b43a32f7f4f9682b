import type { LucideIcon } from 'lucide-react';
import { Link } from 'wouter';

const looks = {
  calm: 'text-quiet',
  active: 'text-primary',
  alert: 'border-error/60 text-error',
} as const;

/** A short word on how things stand, which leads to the whole story. */
export function StatusChip({
  href,
  icon: Icon,
  text,
  more,
  label,
  look,
}: {
  href: string;
  icon: LucideIcon;
  text: string;
  /** Said where there is room. */
  more?: string;
  /** The same for those who only hear it; it holds the text. */
  label: string;
  look: keyof typeof looks;
}) {
  return (
    <Link
      href={href}
      aria-label={label}
      className={`inline-flex min-h-11 items-center gap-1.5 rounded-full border border-base-300 px-3 text-sm font-medium whitespace-nowrap hover:bg-base-200 md:min-h-9 ${looks[look]}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {text}
      {more && <span className="hidden font-normal xl:inline">{more}</span>}
    </Link>
  );
}
