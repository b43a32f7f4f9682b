import type { ReactNode } from 'react';
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
  children,
}: {
  href: string;
  alone?: boolean;
  children: ReactNode;
}) {
  return (
    <Link href={href} className={alone ? `tall-as-a-thumb ${look}` : look}>
      {children}
    </Link>
  );
}
