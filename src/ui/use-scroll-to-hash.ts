import { useEffect } from 'react';

/** A link to a part of a page leads there, also where the page was not loaded yet. */
export function useScrollToHash(): void {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
}
