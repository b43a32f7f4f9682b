import type { ReactNode } from 'react';
import { buttonClass } from './button-class.ts';

/** Leaves for another site, which learns nothing of where the person came from. */
export function ExternalButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass({ look: 'primary' })}>
      {children}
    </a>
  );
}
