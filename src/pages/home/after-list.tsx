import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { whenFilled } from '#src/lib/when-filled.ts';
import { paths } from '#src/paths.ts';
import { showPart } from '#src/ui/show-part.ts';

/** Whether the app begins with an empty page, as the service worker keeps it: what a page drawn ahead of time shows is there at once. */
let beginsEmpty =
  typeof document !== 'undefined' &&
  location.pathname === paths.home &&
  document.getElementById('root')?.hasChildNodes() === false;

/**
 * What stands below the first list of a screen: where the app starts with it, the list is read and shown before this is
 * drawn. An address that names a part of the page has all of it drawn at once, and leads there: the browser itself looks for
 * the part before it is there.
 */
export function AfterList({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(!beginsEmpty || location.hash !== '');
  useEffect(() => {
    if (!beginsEmpty) return;
    if (isDue) showPart(location.hash);
    const drawRest = async () => {
      await whenFilled();
      beginsEmpty = false;
      startTransition(() => setDue(true));
    };
    void drawRest();
    // oxlint-disable-next-line react/exhaustive-deps -- as it is first drawn
  }, []);
  return isDue && children;
}
