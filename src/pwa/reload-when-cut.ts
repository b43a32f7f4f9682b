import { wasCut } from '#src/lib/leave-no-transaction.ts';
import { saveAndReload } from './before-reload.ts';

/** A page that comes back as it was left, but for what it had to give up in its databases, is loaded anew once all is stored. */
export function reloadWhenCut(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && wasCut()) void saveAndReload();
  });
}
