import { IDBKeyRange } from 'fake-indexeddb';
import { postSync } from '#src/api/sync.ts';
import { enqueue } from '#src/data/mutate.ts';
import { createPersonDb, type Entry, type PersonDb } from '#src/data/person-db.ts';
import type { Connection } from '#src/state/status-channel.ts';
import { connectionAfter } from '#src/syncing/connection-after.ts';
import { type Drained, drain } from '#src/syncing/drain.ts';
import { createEngine } from '#src/syncing/engine.ts';
import { withNetworkLock } from '#src/syncing/network-lock.ts';
import { guestId } from '#sync/ids.ts';
import type { SyncReply } from '#sync/protocol.ts';
import type { Browser } from './browser.ts';
import { onWrites, type WriteFault } from './disk.ts';

export type Tab = {
  browser: Browser;
  state: 'alive' | 'frozen' | 'dead';
  /** What its last drain told. */
  connection: Connection;
  /** The person's database, over this tab's own connection. */
  db(): PersonDb;
  wake(): void;
  nudge(): void;
  /** What a verb of the app does, and what the outbox's watcher makes of it. Throws RefusedError. */
  mutate(work: Pick<Entry, 'id' | 'name' | 'args'>): Promise<void>;
  /** The process ends at once. */
  crash(): void;
  /** The process ends in the middle of a transaction: at the nth write from now. */
  crashAtWrite(nth: number, onCrash: () => void): void;
  /** The browser closes the connection to the database without a word, as iOS does to tabs in the background. */
  loseConnection(): void;
  freeze(): void;
  thaw(): void;
  /** Somebody else uses the device now. */
  changePerson(): void;
};

/** What a tab tells the world. */
export type TabWatcher = {
  post(tab: Tab, init: { body: string; signal: AbortSignal }): Promise<Response>;
  onStored(tab: Tab, reply: SyncReply): void;
  onEnd(tab: Tab, drained: Drained): void;
  onBug(tab: Tab, error: unknown): void;
  random(): number;
};

/** One tab of a browser: the app's own engine and data, with the page's triggers around it. */
export function createTab(browser: Browser, watcher: TabWatcher): Tab {
  let open: { person: string; db: PersonDb } | null = null;
  let crash: { inWrites: number; onCrash(): void } | null = null;
  let thawed: (() => void)[] = [];

  const tab: Tab = {
    browser,
    state: 'alive',
    connection: 'unknown',
    db() {
      const person = browser.person?.id ?? guestId;
      if (open?.person === person) return open.db;
      open?.db.close();
      const options = { indexedDB: browser.disk, IDBKeyRange, cache: 'disabled' as const };
      open = { person, db: onWrites(createPersonDb(person, options), faultOfWrite) };
      return open.db;
    },
    wake: () => engine.wake(),
    nudge: () => engine.nudge(),
    async mutate(work) {
      await enqueue(tab.db(), { ...work, doneAt: new Date(browser.now()).toISOString() });
      for (const other of browser.tabs) if (other.state === 'alive') other.nudge();
    },
    crash: die,
    crashAtWrite(nth, onCrash) {
      crash = { inWrites: nth, onCrash };
    },
    loseConnection: () => open?.db.isOpen() && open.db.backendDB().close(),
    freeze() {
      tab.state = 'frozen';
    },
    thaw() {
      tab.state = 'alive';
      for (const go of thawed) go();
      thawed = [];
    },
    changePerson() {
      open?.db.close();
      open = null;
    },
  };

  function die() {
    tab.state = 'dead';
    engine.stop();
    browser.locks?.release(tab);
    browser.tabs = browser.tabs.filter((other) => other !== tab);
    open?.db.close();
  }

  function faultOfWrite(): WriteFault {
    if (tab.state === 'dead') return 'crash';
    browser.writes += 1;
    if (crash) crash.inWrites -= 1;
    if (crash?.inWrites === 0) {
      crash.onCrash();
      die();
      return 'crash';
    }
    return browser.isFull ? 'full' : null;
  }

  /** A frozen tab goes on where it was when it thaws; a dead one never. */
  async function awake(): Promise<void> {
    while (tab.state !== 'alive') {
      await new Promise<void>((go) => {
        if (tab.state === 'frozen') thawed.push(go);
      });
    }
  }

  const engine = createEngine({
    async drain(options) {
      await awake();
      return drain(
        {
          async currentDb() {
            await awake();
            return tab.db();
          },
          settleLogout: () => browser.settleLogout(),
          async post(request) {
            await awake();
            const answer = await carriedBy(tab, watcher, () => postSync(request));
            await awake();
            return answer;
          },
          now: browser.now,
          onStored: (reply) => watcher.onStored(tab, reply),
        },
        options,
      );
    },
    async withLock(work) {
      await awake();
      return browser.locks ? withNetworkLock(work, browser.locks.of(tab)) : work();
    },
    random: watcher.random,
    onEnd(drained) {
      tab.connection = connectionAfter(drained.end);
      watcher.onEnd(tab, drained);
    },
    onBug(error) {
      if (tab.state !== 'dead') watcher.onBug(tab, error);
    },
  });
  return tab;
}

let carrier: { tab: Tab; watcher: TabWatcher } | null = null;

/** The app's own request code, with this tab's network under it: it calls `fetch` before it first waits. */
function carriedBy<T>(tab: Tab, watcher: TabWatcher, ask: () => Promise<T>): Promise<T> {
  carrier = { tab, watcher };
  try {
    return ask();
  } finally {
    carrier = null;
  }
}

/** Makes `fetch` of this process the simulated network's. */
export function installFetch(): void {
  globalThis.fetch = (_path, init) => {
    if (!carrier || typeof init?.body !== 'string' || !init.signal) throw new Error('Nobody sent this');
    return carrier.watcher.post(carrier.tab, { body: init.body, signal: init.signal });
  };
}
