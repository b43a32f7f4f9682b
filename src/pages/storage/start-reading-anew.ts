import { useSyncFacts } from '#src/state/sync-status.ts';
import { showToast } from '#src/state/toasts.ts';
import { startAfresh } from '#src/syncing/start-afresh.ts';

/** Reads everything of the server anew, and says when that is. */
export async function startReadingAnew(): Promise<void> {
  const { connection } = useSyncFacts.getState();
  await startAfresh();
  const isLater = connection === 'offline' || connection === 'server-trouble';
  showToast({ kind: 'notice', title: isLater ? later : now });
}

const now = 'Everything is being read anew';
const later = 'Everything is read anew as soon as the server can be reached';
