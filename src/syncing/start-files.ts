import { watchFiles } from '#src/data/waiting-files.ts';
import { askForBackgroundSync } from './background-sync.ts';
import { sendFilesHere, withFilesLock } from './device-files.ts';
import { createEngine } from './engine.ts';
import { onSyncNow } from './sync-now.ts';

const everyMinute = 60_000;

/** Sends files in a tab whenever there are any: an engine like that of sync, with a lock of its own. */
export function startFiles(): void {
  const engine = createEngine({
    drain: sendFilesHere,
    withLock: withFilesLock,
    random: Math.random,
    onEnd() {},
    onBug: reportError,
  });
  watchFiles(() => {
    engine.nudge();
    void askForBackgroundSync();
  });
  onSyncNow(engine.wake);
  window.addEventListener('online', engine.wake);
  setInterval(() => {
    if (document.visibilityState === 'visible') engine.nudge();
  }, everyMinute);
}
