import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

// Its words grow with the person's text size as far as five of them fit.
const place =
  'flex min-h-14 min-w-0 flex-1 basis-0 cursor-pointer flex-col items-center justify-center gap-0.5 text-[min(var(--text-xs),3.6vw)] font-medium text-quiet aria-[current=page]:text-primary aria-[current=page]:font-semibold aria-expanded:text-primary';

/** The phone's navigation, under the thumb. */
export function BottomNav({ children }: { children: ReactNode }) {
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-base-300 bg-base-100 clear-of-edges md:hidden"
    >
      {children}
    </nav>
  );
}

type Place = { icon: LucideIcon; label: string };

export function BottomNavLink({
  icon: Icon,
  label,
  href,
  current,
}: Place & { href: string; current: boolean }) {
  return (
    <Link href={href} aria-current={current ? 'page' : undefined} className={place}>
      <Icon aria-hidden="true" className="size-5.5" strokeWidth={current ? 2.4 : 1.8} />
      {label}
    </Link>
  );
}

export function BottomNavButton({
  icon: Icon,
  label,
  expanded,
  onPress,
}: Place & { expanded: boolean; onPress: () => void }) {
  return (
    <button type="button" aria-expanded={expanded} aria-haspopup="dialog" onClick={onPress} className={place}>
      <Icon aria-hidden="true" className="size-5.5" strokeWidth={1.8} />
      {label}
    </button>
  );
}
