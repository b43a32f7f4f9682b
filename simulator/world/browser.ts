import { OfflineError } from '#src/api/offline-error.ts';
import type { Account } from '#sync/records/account.ts';
import type { BrowserModules } from './browser-modules.ts';
import { createLocks } from './locks.ts';
import type { SimServer } from './server.ts';
import type { Tab } from './tab.ts';

/** One browser on one device: its disk, its cookie, its tabs, its idea of the time. */
export type Browser = {
  name: string;
  owner: Account;
  /** Who uses it, as its own database of the device says; null for a guest. */
  person: Account | null;
  /** How often it is changing hands just now: meanwhile only that database knows whose it is. */
  turning: number;
  /** Told when a tab has an answer and is about to take it in. */
  onAnswer(): void;
  modules: BrowserModules;
  cookie: string | null;
  isOnline: boolean;
  isFull: boolean;
  /** How far its clock is off, ms. */
  clockOffset: number;
  disk: IDBFactory;
  /** Null where the browser has no Web Locks: its tabs use the network all at once. */
  locks: ReturnType<typeof createLocks> | null;
  /** The same for the sending of files, which is another lock. */
  fileLocks: ReturnType<typeof createLocks> | null;
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
  {
    hasLocks,
    now,
    server,
    ...its
  }: Pick<Browser, 'disk' | 'modules'> & {
    hasLocks: boolean;
    now: () => number;
    server: SimServer;
  },
): Browser {
  const browser: Browser = {
    name,
    owner,
    person: null,
    turning: 0,
    onAnswer() {},
    ...its,
    cookie: null,
    isOnline: true,
    isFull: false,
    clockOffset: 0,
    locks: hasLocks ? createLocks() : null,
    fileLocks: hasLocks ? createLocks() : null,
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
      await browser.modules.device.clearLogoutOwed();
    },
  };
  return browser;
}
