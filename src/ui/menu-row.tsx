import type { LucideIcon } from 'lucide-react';
import { Link } from 'wouter';

const row =
  'flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-field px-3 py-1.5 text-start leading-snug font-medium hover:bg-base-200 aria-[current=page]:bg-secondary aria-[current=page]:text-secondary-content';

type Words = { icon: LucideIcon; label: string; onChoose: () => void };

/** One line of a menu: a link when it has an address, else a button. */
export function MenuRow({
  icon: Icon,
  label,
  href,
  current,
  onChoose,
}: Words & { href?: string; current?: boolean }) {
  const inside = (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {label}
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" onClick={onChoose} className={row}>
        {inside}
      </button>
    );
  }
  return (
    <Link href={href} onClick={onChoose} aria-current={current ? 'page' : undefined} className={row}>
      {inside}
    </Link>
  );
}
