import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { type ButtonLook, buttonClass } from './button-class.ts';

/** Goes to another screen, and looks like a button. */
export function ButtonLink({
  href,
  look,
  small,
  label,
  className,
  onClick,
  children,
}: ButtonLook & {
  href: string;
  label?: string;
  className?: string;
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
}) {
  return (
    <Link
      href={href}
      aria-label={label}
      onClick={onClick}
      className={`${buttonClass({ look, small })} ${className ?? ''}`}
    >
      {children}
    </Link>
  );
}
