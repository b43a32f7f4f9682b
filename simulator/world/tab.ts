import { IDBKeyRange } from 'fake-indexeddb';
import { putPart } from '#src/api/attachments.ts';
import { postSync } from '#src/api/sync.ts';
import type { Turn } from '#src/data/database/device-db.ts';
import { opened } from '#src/data/database/opened.ts';
import { createPersonDb, type Entry, type PersonDb } from '#src/data/database/person-db.ts';
import { ownerOf } from '#src/data/database/rows.ts';
import { enqueue } from '#src/data/exchange/mutate.ts';
import { withNetworkLock } from '#src/lib/network-lock.ts';
import type { Connection } from '#src/state/status-channel.ts';
import { connectionAfter } from '#src/syncing/connection-after.ts';
import { type Drained, drain } from '#src/syncing/drain.ts';
import { createEngine } from '#src/syncing/engine.ts';
import { guestId } from '#sync/ids.ts';
import type { SyncReply } from '#sync/protocol.ts';
import type { Browser } from './browser.ts';
import { onWrites, type WriteFault } from './disk.ts';
import { createFileSender } from './file-sender.ts';
import type { Trip } from './network.ts';

export type Tab = {
  browser: Browser;
  /** Unlike that of every other tab. */
  serial: number;
  state: 'alive' | 'frozen' | 'dead';
  /** What its last drain told. */
  connection: Connection;
  /** What became of the last question that came to an end. */
  trip: Trip;
  /** The same when its last drain ended: what it says of the connection is as old as that. */
  heard: Trip;
  /** Whose question it asked last. */
  askedFor: string;
  /** How often a write of it found no room on the disk. */
  foundNoRoom: number;
  /** The person's database, over this tab's own connection. */
  db(): PersonDb;
  wake(): void;
  nudge(): void;
  /** Something changed in the database: there may be files to send. */
  look(): void;
  /** What a verb of the app does, and what the outbox's watcher makes of it. Throws RefusedError. */
  mutate(work: Pick<Entry, 'id' | 'name' | 'args' | 'isRetry'>): Promise<void>;
  /** The process ends at once. */
  crash(): void;
  /** The process ends in the middle of a transaction: at the nth write from now. */
  crashAtWrite(nth: number, onCrash: () => void): void;
  /** The browser closes the connection to the database without a word, as iOS does to tabs in the background. */
  loseConnection(): void;
  freeze(): void;
  thaw(): void;
  /** The browser has told it that the network is gone. */
  goOffline(): void;
  /** Somebody else uses the device now. */
  changePerson(): void;
};

/** What a tab tells the world. */
export type TabWatcher = {
  post(tab: Tab, init: { body: string; signal: AbortSignal }): Promise<Response>;
  put(tab: Tab, init: { path: string; body: Blob; signal: AbortSignal }): Promise<Response>;
  onStored(tab: Tab, reply: SyncReply, userId: string): void;
  onEnd(tab: Tab, drained: Drained): void;
  /** Whoever has the device in that turn was signed out from elsewhere. */
  letGo(tab: Tab, turn: Turn): Promise<void>;
  onBug(tab: Tab, error: unknown): void;
  random(): number;
};

let serials = 0;

/** One tab of a browser: the app's own engine and data, with the page's triggers around it. */
export function createTab(browser: Browser, watcher: TabWatcher): Tab {
  let open: { person: string; db: PersonDb } | null = null;
  let drainedFor = guestId;
  let crash: { inWrites: number; onCrash(): void } | null = null;
  let thawed: (() => void)[] = [];

  serials += 1;
  const tab: Tab = {
    browser,
    serial: serials,
    state: 'alive',
    connection: 'unknown',
    trip: { fate: 'never asked' },
    heard: { fate: 'never asked' },
    askedFor: guestId,
    foundNoRoom: 0,
    db: () => dbOf(browser.person?.id ?? guestId),
    wake() {
      engine.wake();
      files.wake();
    },
    nudge() {
      engine.nudge();
      files.look();
    },
    look: () => files.look(),
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
    goOffline() {
      tab.connection = 'offline';
    },
    changePerson() {
      tab.connection = 'unknown';
      tab.heard = { fate: 'never asked' };
      open?.db.close();
      open = null;
    },
  };

  /** One connection, dropped when another tab deletes the database, as `open-db.ts` does it. */
  function dbOf(person: string): PersonDb {
    if (open?.person === person) return open.db;
    open?.db.close();
    const options = { indexedDB: browser.disk, IDBKeyRange };
    const db = onWrites(createPersonDb(person, options), faultOfWrite);
    db.on('versionchange', () => {
      if (open?.db === db) open = null;
      db.close();
      return false;
    });
    open = { person, db };
    return db;
  }

  function die() {
    tab.state = 'dead';
    engine.stop();
    files.stop();
    browser.locks?.release(tab);
    browser.fileLocks?.release(tab);
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
    if (!browser.isFull) return null;
    tab.foundNoRoom += 1;
    return 'full';
  }

  /** A frozen tab goes on where it was when it thaws; a dead one never. */
  async function awake(): Promise<void> {
    while (tab.state !== 'alive') {
      await new Promise<void>((go) => {
        if (tab.state === 'frozen') thawed.push(go);
      });
    }
  }

  async function currentDb(): Promise<PersonDb> {
    await awake();
    return opened(browser.turning > 0 ? dbOf(await browser.modules.device.currentPersonId()) : tab.db());
  }

  const files = createFileSender(tab, {
    awake,
    currentDb,
    putPart: (part) => carriedBy(tab, watcher, () => putPart(part)),
    random: watcher.random,
    onBug(error) {
      if (tab.state !== 'dead') watcher.onBug(tab, error);
    },
  });

  const engine = createEngine({
    async drain(options) {
      await awake();
      return drain(
        {
          async currentDb() {
            const db = await currentDb();
            drainedFor = ownerOf(db);
            return db;
          },
          settleLogout() {
            // Every question begins with it, and it may be all that was asked.
            tab.askedFor = drainedFor;
            return browser.settleLogout();
          },
          async post(request) {
            await awake();
            const answer = await browser.modules.asking.lettingGo(
              request.userId,
              () => carriedBy(tab, watcher, () => postSync(request)),
              (turn) => watcher.letGo(tab, turn),
            );
            await awake();
            browser.onAnswer();
            return answer;
          },
          now: browser.now,
          onStored(reply, _, db) {
            watcher.onStored(tab, reply, ownerOf(db));
            if (reply.outcomes.length > 0) for (const other of browser.tabs) other.look();
          },
        },
        options,
      );
    },
    async withLock(work) {
      await awake();
      return browser.locks ? withNetworkLock(work, { locks: browser.locks.of(tab), Channel: null }) : work();
    },
    random: watcher.random,
    onEnd(drained) {
      tab.connection = connectionAfter(drained);
      tab.heard = tab.trip;
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
  globalThis.fetch = (path, init) => {
    if (!carrier || !init?.signal) throw new Error('Nobody sent this');
    const { tab, watcher } = carrier;
    const { body, signal } = init;
    if (body instanceof Blob && typeof path === 'string') return watcher.put(tab, { path, body, signal });
    if (typeof body === 'string') return watcher.post(tab, { body, signal });
    throw new Error('Nothing else is sent');
  };
}
