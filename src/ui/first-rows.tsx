import type { ReactNode, RefCallback } from 'react';
import { Button } from './button.tsx';
import { useFirstOf } from './use-first-of.ts';

/**
 * A list that may be long: its first rows, and below them the way to as many again. `children` draws those in the `ul` or
 * `tbody` that has `list`, each with a `tabIndex` of -1. `name` tells the list from others of its screen, and `about` tells its
 * button from theirs. `least`: see `useFirstOf`.
 */
export function FirstRows<Row>({
  rows,
  name,
  atOnce = 50,
  least,
  about,
  children,
}: {
  rows: readonly Row[];
  name: string;
  atOnce?: number;
  least?: number;
  about?: string;
  children: (first: readonly Row[], list: RefCallback<HTMLElement>) => ReactNode;
}) {
  const { first, list, onMore } = useFirstOf(rows, atOnce, name, least);
  return (
    <div className="grid gap-4">
      {children(first, list)}
      {onMore && (
        <Button className="justify-self-center" aria-label={about && `Show more: ${about}`} onClick={onMore}>
          Show more
        </Button>
      )}
    </div>
  );
}
