import { refreshAgain } from './download.ts';
import { downloadState } from './download-state.ts';
import { isMetered, onConnectionChange } from './metered.ts';

/** What waited for the person's word, as the connection was metered, comes by itself once it is so no more. */
export function goOnUnmetered(): void {
  onConnectionChange(() => {
    if (downloadState.getState().at === 'asking' && !isMetered()) void refreshAgain();
  });
}
