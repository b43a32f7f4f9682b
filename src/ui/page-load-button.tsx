import type { MouseEventHandler, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

/** Leaves the app by a page load in this tab, to an address that the server answers with a way elsewhere. */
export function PageLoadButton({
  href,
  look,
  children,
  onClick,
}: ButtonLook & { href: string; children: ReactNode; onClick?: MouseEventHandler }) {
  return (
    <a href={href} onClick={onClick} className={buttonClass({ look })}>
      {children}
    </a>
  );
}
