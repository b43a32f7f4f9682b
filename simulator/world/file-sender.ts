import type { putPart } from '#src/api/attachments.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { withNetworkLock } from '#src/lib/network-lock.ts';
import { createEngine, type Engine } from '#src/syncing/engine.ts';
import { sendFiles } from '#src/syncing/send-files.ts';
import { guestId } from '#sync/ids.ts';
import { type RawDevice, rawOutbox } from '../checks/raw-device.ts';
import type { Tab } from './tab.ts';

type SenderWorld = {
  awake(): Promise<void>;
  currentDb(): Promise<PersonDb>;
  putPart: typeof putPart;
  random(): number;
  onBug(error: unknown): void;
};

// As long as the largest file takes on a slow network: the pages of the simulator give no sign of life.
const patience = 10 * 60_000;

/**
 * What sends the files of messages from a tab: the app's own engine with a lock of its own. `look` stands in for the page's
 * watching its outbox.
 */
export function createFileSender(
  tab: Tab,
  { awake, currentDb, putPart, random, onBug }: SenderWorld,
): Pick<Engine, 'wake' | 'stop'> & { look(): void } {
  const { browser } = tab;
  const engine = createEngine({
    async drain() {
      await awake();
      const before = await outboxHere();
      const drained = await sendFiles({
        currentDb,
        now: browser.now,
        async putPart(part) {
          await awake();
          const received = await putPart(part);
          await awake();
          return received;
        },
      });
      // The outbox tells every page of what was written in it, and of nothing else.
      if (!isSame(before, await outboxHere()))
        for (const other of browser.tabs) if (other.state === 'alive') other.nudge();
      return drained;
    },
    async withLock(work) {
      await awake();
      return browser.fileLocks
        ? withNetworkLock(work, { patience, locks: browser.fileLocks.of(tab), Channel: null })
        : work();
    },
    random,
    onEnd() {},
    onBug,
  });

  function outboxHere(): Promise<RawDevice['outbox']> {
    return rawOutbox(browser, browser.person?.id ?? guestId);
  }

  /** Where there are none it would find so by a transaction over everything. */
  async function whereThereAre(go: () => void): Promise<void> {
    const outbox = await outboxHere();
    if (tab.state !== 'dead' && hasFiles(outbox)) go();
  }
  return {
    wake: () => void whereThereAre(engine.wake),
    look: () => void whereThereAre(engine.nudge),
    stop: engine.stop,
  };
}

/** A record that is written is another one from then on. */
function isSame(before: RawDevice['outbox'], after: RawDevice['outbox']): boolean {
  return before.length === after.length && before.every((entry, at) => entry === after[at]);
}

/** As `watchFiles` of the app has it. */
function hasFiles(outbox: RawDevice['outbox']): boolean {
  return outbox.some(
    ({ state, files, failure }) =>
      state === 'waiting' &&
      ((files?.length ?? 0) > 0 || (failure?.code === 'file-missing' && files === undefined)),
  );
}
