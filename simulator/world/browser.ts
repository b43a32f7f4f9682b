import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { OfflineError } from '#src/api/offline-error.ts';
import { createPersonDb, ownerOf, type PersonDb } from '#src/data/person-db.ts';
import type { Account } from '#sync/records/account.ts';
import { createLocks } from './locks.ts';
import type { SimServer } from './server.ts';
import type { Tab } from './tab.ts';

/** One browser on one device: its disk, its cookie, its tabs, its idea of the time. */
export type Browser = {
  name: string;
  owner: Account;
  /** Who uses it; null for a guest. */
  person: Account | null;
  cookie: string | null;
  isOnline: boolean;
  isFull: boolean;
  /** How far its clock is off, ms. */
  clockOffset: number;
  disk: IDBFactory;
  /** Null where the browser has no Web Locks: its tabs use the network all at once. */
  locks: ReturnType<typeof createLocks> | null;
  tabs: Tab[];
  /** How often anything was written to its disk. */
  writes: number;
  now(): number;
  /** Somebody signed out without a network: see device-world. */
  isLogoutOwed: boolean;
  settleLogout(): Promise<void>;
};

export function createBrowser(
  name: string,
  owner: Account,
  { hasLocks, now, server }: { hasLocks: boolean; now: () => number; server: SimServer },
): Browser {
  const browser: Browser = {
    name,
    owner,
    person: owner,
    cookie: server.beginSession(owner.id),
    isOnline: true,
    isFull: false,
    clockOffset: 0,
    disk: new IDBFactory(),
    locks: hasLocks ? createLocks() : null,
    tabs: [],
    writes: 0,
    now: () => now() + browser.clockOffset,
    isLogoutOwed: false,
    async settleLogout() {
      if (!browser.isLogoutOwed) return;
      if (!browser.isOnline || !server.isUp()) throw new OfflineError();
      if (browser.cookie) server.endSession(browser.cookie);
      browser.cookie = null;
      browser.isLogoutOwed = false;
    },
  };
  return browser;
}

/** Looks at the databases of everybody who left work on this browser's disk, whoever uses it now. */
export async function everyDb({ disk }: Browser, look: (db: PersonDb) => Promise<unknown>): Promise<void> {
  for (const { name } of await disk.databases()) {
    if (!name?.startsWith('person-')) continue;
    const userId = name.slice('person-'.length);
    const db = createPersonDb(userId, { indexedDB: disk, IDBKeyRange, cache: 'disabled' });
    await look(db);
    db.close();
  }
}

/** Whose databases are on this browser's disk. */
export async function peopleOn(browser: Browser): Promise<string[]> {
  const owners: string[] = [];
  await everyDb(browser, async (db) => owners.push(ownerOf(db)));
  return owners;
}
