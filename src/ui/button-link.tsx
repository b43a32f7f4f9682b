import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type ButtonLook, buttonClass } from './button-class.ts';

/** Goes to another screen, and looks like a button. */
export function ButtonLink({
  href,
  look,
  small,
  label,
  className,
  children,
}: ButtonLook & { href: string; label?: string; className?: string; children: ReactNode }) {
  return (
    <Link href={href} aria-label={label} className={`${buttonClass({ look, small })} ${className ?? ''}`}>
      {children}
    </Link>
  );
}
