import { watchFiles } from '#src/data/exchange/waiting-files.ts';
import { askForBackgroundSync } from './background-sync.ts';
import { sendFilesHere, withFilesLock } from './device-files.ts';
import { startEngine } from './start-engine.ts';

/** Sends files in a tab whenever there are any: an engine like that of sync, with a lock of its own. */
export function startFiles(): void {
  const engine = startEngine({ drain: sendFilesHere, withLock: withFilesLock, followsSync: true });
  watchFiles(() => {
    engine.nudge();
    void askForBackgroundSync();
  });
}
