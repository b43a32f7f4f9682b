import { watchOutbox } from '#src/data/watch-outbox.ts';
import { noteSyncFacts, useSyncFacts } from '#src/state/sync-status.ts';
import { showToast } from '#src/state/toasts.ts';
import { announce } from './announce.ts';
import { askForBackgroundSync } from './background-sync.ts';
import { connectionAfter } from './connection-after.ts';
import { deviceWorld } from './device-world.ts';
import { type Drained, drain } from './drain.ts';
import { createEngine } from './engine.ts';
import { listenForPokes } from './events.ts';
import { withNetworkLock } from './network-lock.ts';
import { onSyncNow } from './sync-now.ts';

const everyMinute = 60_000;

/** Starts syncing in a tab: at once, and whenever anything says that there may be something to do. */
export function startSync({ onDirectory }: { onDirectory(hash: string | null): void }): void {
  const world = deviceWorld((reply, applied) => {
    announce(applied);
    onDirectory(reply.directory);
  });
  const engine = createEngine({
    drain: (options) => drain(world, options),
    withLock: withNetworkLock,
    random: Math.random,
    onEnd: noteEnd,
    onBug: reportError,
  });
  onSyncNow(engine.wake);
  window.addEventListener('online', engine.wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') engine.wake();
  });
  window.addEventListener('offline', () => noteSyncFacts({ connection: 'offline' }));
  setInterval(() => {
    if (document.visibilityState === 'visible') engine.wake();
  }, everyMinute);
  listenForPokes(engine.wake);
  watchOutboxWith(engine.nudge);
  engine.wake();
}

function watchOutboxWith(nudge: () => void): void {
  let seen = 0;
  watchOutbox(({ waiting, attention, writes }) => {
    noteSyncFacts({ waiting, attention });
    if (writes !== 0 && writes !== seen) {
      nudge();
      void askForBackgroundSync();
    }
    seen = writes;
  });
}

function noteEnd({ end }: Drained): void {
  if (end === 'storage-full' && useSyncFacts.getState().connection !== 'storage-full') {
    showToast({
      kind: 'error',
      title: 'This device is full',
      detail: 'What is new could not be stored. Free some space; nothing you wrote is lost.',
    });
  }
  noteSyncFacts({
    connection: connectionAfter(end),
    ...(end === 'done' && { lastSyncedAt: new Date().toISOString() }),
  });
}
