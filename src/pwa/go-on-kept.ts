import { wasCut } from '#src/lib/leave-no-transaction.ts';
import { saveAndReload } from './before-reload.ts';

/**
 * Goes on where a page comes back that the browser kept as it was left. One that had to give up something in its databases is
 * loaded anew once all is stored. WebKit shows it from its top, as it is told that places are remembered here
 * (src/pages/shell/place-memory.ts), which has read them long before; other browsers show it where it was.
 */
export function goOnKept(): void {
  let left = 0;
  window.addEventListener('pagehide', () => {
    left = scrollY;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (wasCut()) void saveAndReload();
    else if (scrollY === 0) scrollTo(0, left);
  });
}
