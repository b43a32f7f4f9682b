import { Link } from 'wouter';

/** A screen in the top navigation. */
export function NavLink({ href, label, current }: { href: string; label: string; current: boolean }) {
  return (
    <Link
      href={href}
      aria-current={current ? 'page' : undefined}
      className="relative inline-flex min-h-11 items-center rounded-field px-2 text-sm font-medium text-quiet after:absolute after:inset-x-2 after:bottom-0.5 after:h-0.5 after:rounded-full hover:bg-base-200 hover:text-base-content aria-[current=page]:text-base-content aria-[current=page]:after:bg-primary"
    >
      {label}
    </Link>
  );
}
