import type { Connection } from '#src/state/status-channel.ts';
import { noteConnection, useSyncFacts } from '#src/state/sync-status.ts';
import { hasEngine, syncNow } from './sync-now.ts';

/** A browser that neither answers nor fails holds nobody up for longer, in ms: what is not here is then told as missing. */
const patience = 60_000;

/** As `syncToItsEnd`; null where nothing syncs here. */
export async function synced(): Promise<Connection | null> {
  return hasEngine() ? syncToItsEnd() : null;
}

/**
 * Asks the engine of this tab to go now, as one that is still to start does by itself, and waits until everything was sent and
 * read, or that failed: answers how it ended, `unknown` where it did not end in time.
 */
export function syncToItsEnd(): Promise<Connection> {
  // How the last attempt ended says nothing of this one.
  noteConnection('unknown');
  return new Promise((resolve) => {
    const end = (connection: Connection) => {
      stop();
      clearTimeout(timer);
      resolve(connection);
    };
    const stop = useSyncFacts.subscribe(({ connection }) => {
      if (connection !== 'unknown') end(connection);
    });
    const timer = setTimeout(() => end('unknown'), patience);
    syncNow();
  });
}
