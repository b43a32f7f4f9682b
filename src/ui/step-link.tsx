import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Tip } from './tip.tsx';

/**
 * To the one before or after on a list. It takes the place of this one in the history: from however many one has looked at, it
 * is one step back to the list.
 */
export function StepLink({
  href,
  label,
  className = 'btn btn-square h-11 w-11 shrink-0 btn-ghost',
  children,
}: {
  href: string;
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Link href={href} replace aria-label={label} className={`relative ${className}`}>
      {children}
      {label && <Tip words={label} />}
    </Link>
  );
}
