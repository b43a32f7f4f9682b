import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/**
 * For a button that shows more of a list, and goes once that is all: the focus that goes with it then goes to the first row that
 * it brought. `before` says that it is pressed. Rows have a `tabIndex` of -1; `shown` is how many there are.
 */
export function useFocusOnNew(shown: number): [list: RefCallback<HTMLElement>, before: () => void] {
  const list = useRef<HTMLElement>(null);
  const first = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const row = list.current?.children[first.current];
    if (!(row instanceof HTMLElement)) return;
    first.current = Number.POSITIVE_INFINITY;
    if (document.activeElement === document.body) row.focus({ preventScroll: true });
  });
  const setList = useCallback((element: HTMLElement | null) => {
    list.current = element;
  }, []);
  return [setList, () => (first.current = shown)];
}
