import type { Connection } from '#src/state/status-channel.ts';
import { noteConnection, useSyncFacts } from '#src/state/sync-status.ts';
import { hasEngine, syncNow } from './sync-now.ts';

/** A browser in which nothing goes on, and nothing fails, holds nobody up for longer, in ms: what is not here is then told as missing. */
const patience = 60_000;

/** As `syncToItsEnd`; null where nothing syncs here. */
export async function synced(): Promise<Connection | null> {
  return hasEngine() ? syncToItsEnd() : null;
}

/**
 * Asks the engine of this tab to go now, as one that is still to start does by itself, and waits until everything was sent and
 * read, or that failed: answers how it ended, `unknown` where for a minute nothing was sent or read, and it did not end either.
 */
export function syncToItsEnd(): Promise<Connection> {
  // How the last attempt ended says nothing of this one.
  noteConnection('unknown');
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const end = (connection: Connection) => {
      stop();
      clearTimeout(timer);
      resolve(connection);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => end('unknown'), patience);
    };
    const stop = useSyncFacts.subscribe(({ connection }) =>
      connection === 'unknown' ? wait() : end(connection),
    );
    wait();
    syncNow();
  });
}
