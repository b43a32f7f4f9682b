import { type RefObject, useLayoutEffect } from 'react';

/** Brings what `selector` finds in a row that scrolls sideways into sight, whenever that is another. */
export function useInView(row: RefObject<HTMLElement | null>, selector: string): void {
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>(selector);
    if (!row.current || !chosen) return;
    const room = row.current.clientWidth - chosen.offsetWidth;
    row.current.scrollTo({ left: chosen.offsetLeft - row.current.offsetLeft - room / 2 });
  }, [row, selector]);
}
