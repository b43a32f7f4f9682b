import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a button that shows more of a list, and goes once that is all: the focus that goes with it then goes to the first row that
 * it brought. `before` says that it is pressed. Rows have a `tabIndex` of -1; `shown` is how many there are.
 */
export function useFocusOnNew(shown: number): [list: RefObject<HTMLUListElement | null>, before: () => void] {
  const list = useRef<HTMLUListElement>(null);
  const first = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const row = list.current?.children[first.current];
    if (!(row instanceof HTMLElement)) return;
    first.current = Number.POSITIVE_INFINITY;
    if (document.activeElement === document.body) row.focus({ preventScroll: true });
  });
  return [list, () => (first.current = shown)];
}
