import { useEffect } from 'react';

/** A link to a part of a page leads there, also where the page was not loaded yet. */
export function useScrollToHash(): void {
  useEffect(() => {
    let id = location.hash.slice(1);
    try {
      id = decodeURIComponent(id);
    } catch {
      // A stray percent sign, as of an address that was cut off, must not take down a page that can be read all the same.
    }
    document.getElementById(id)?.scrollIntoView();
  }, []);
}
