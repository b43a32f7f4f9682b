import type { LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import { Tip } from './tip.tsx';

/** A link that is all icon, with a number on it where that is not 0; `label` is what is heard, with the number. */
export function CountedLink({
  href,
  icon: Icon,
  label,
  count,
  current,
}: {
  href: string;
  icon: LucideIcon;
  label: string;
  count: number;
  current: boolean;
}) {
  return (
    <Link
      href={href}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      className="btn relative btn-square h-11 w-11 shrink-0 btn-ghost"
    >
      <Icon aria-hidden="true" className="size-5" />
      <Tip words={label} />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0.5 top-0.5 grid min-w-5 place-items-center rounded-full bg-primary px-1 text-xs leading-5 font-semibold text-primary-content tabular-nums"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
