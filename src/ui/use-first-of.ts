import { type RefCallback, useState } from 'react';
import { useFocusOnNew } from './use-focus-on-new.ts';
import { useWanted } from './use-wanted.ts';

/**
 * The first of a list that may be long: all of it drawn together would keep a phone from answering. `onMore` shows as many
 * again, and is undefined once all are there; `list` is the `ul` or `tbody` of the rows, which have a `tabIndex` of -1: the focus of a
 * button that goes then goes to the first that came. `name` tells the list from others of its screen. `least`: so many are drawn
 * in any case, and from then on.
 */
export function useFirstOf<T>(
  rows: readonly T[],
  atOnce: number,
  name: string,
  least = 0,
): { first: readonly T[]; list: RefCallback<HTMLElement>; onMore: (() => void) | undefined } {
  const [asked, want] = useWanted(name, atOnce);
  const [most, setMost] = useState(least);
  if (least > most) setMost(least);
  const wanted = Math.max(asked, most);
  const first = rows.length > wanted ? rows.slice(0, wanted) : rows;
  const [list, beforeMore] = useFocusOnNew(first.length);
  const showMore = () => {
    beforeMore();
    want(wanted + atOnce);
  };
  return { first, list, onMore: rows.length > wanted ? showMore : undefined };
}
