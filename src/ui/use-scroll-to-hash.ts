import { useEffect } from 'react';

/** A link to a part of a page leads there, also where the page was not loaded yet. */
export function useScrollToHash(): void {
  useEffect(() => {
    const id = idIn(location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
}

/** A stray percent sign, as of an address that was cut off, must not take the page down that can be read all the same. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
