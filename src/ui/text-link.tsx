import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';

const look =
  'font-medium text-primary underline decoration-primary/40 underline-offset-4 hover:decoration-primary';

/**
 * A link within running text. One that stands `alone`, with no words beside it, is 44 px to a thumb, and takes no more room
 * for it than its lines.
 */
export function TextLink({
  href,
  alone = false,
  onClick,
  children,
}: {
  href: string;
  alone?: boolean;
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
}) {
  return (
    <Link href={href} onClick={onClick} className={alone ? `tall-as-a-thumb ${look}` : look}>
      {children}
    </Link>
  );
}
