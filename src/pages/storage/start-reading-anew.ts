import { settingsPage } from '#src/content/settings.ts';
import { isStorageFull } from '#src/data/database/storage-full.ts';
import type { Connection } from '#src/state/status-channel.ts';
import { useSyncFacts } from '#src/state/sync-status.ts';
import { showToast } from '#src/state/toasts.ts';
import { startAfresh } from '#src/syncing/start-afresh.ts';

/** Reads everything of the server anew, and says when that is. */
export async function startReadingAnew(): Promise<void> {
  const { connection } = useSyncFacts.getState();
  if (await beginAnew()) showToast({ kind: 'notice', title: later[connection] ?? now });
}

/** Answers whether everything is read anew from here on; where it is not, why is said. */
export async function beginAnew(): Promise<boolean> {
  try {
    await startAfresh();
    return true;
  } catch (error) {
    showToast({ kind: 'error', source: 'storage', title: inVain, detail: reasonOf(error) });
    return false;
  }
}

function reasonOf(error: unknown): string {
  if (isStorageFull(error)) return settingsPage.full;
  reportError(error);
  return settingsPage.tryAgain;
}

const now = 'Everything is being read anew';
const onceReached = 'Everything is read anew as soon as the server can be reached';
const later: Partial<Record<Connection, string>> = {
  offline: onceReached,
  'server-trouble': onceReached,
  busy: 'Everything is read anew in some minutes, when the server takes more',
  'sign-in': 'Everything is read anew once you have logged in again',
  'update-needed': 'Everything is read anew once the app is updated',
};
const inVain = 'Nothing could be read anew';
