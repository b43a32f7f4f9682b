import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium as browserType, type Page } from '@playwright/test';
import { chromium } from '../../e2e/fixtures/chromium.ts';
import type { User } from './contract.ts';

/** A Chromium with a profile on disk. Every peer has an origin of its own in it, and so storage of its own. */
export type Device = {
  context: BrowserContext;
  version: string;
  dispose(): Promise<void>;
};

export async function openDevice(): Promise<Device> {
  const profile = await mkdtemp(join(tmpdir(), 'pankh-bench-profile-'));
  const context = await browserType.launchPersistentContext(profile, { ...chromium });
  await context.addInitScript(countDeviceWrites);
  return {
    context,
    version: context.browser()?.version() ?? 'unknown',
    async dispose() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Names of their own for the peers: ports alone would share cookies. */
export function originOf(peerId: string, port: number): string {
  return `http://${peerId}.localhost:${port}`;
}

/** A page of a peer with this person's data open and nothing syncing. */
export async function openPage({ context }: Device, origin: string, user: User): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    if (process.env.BENCH_DEBUG) console.error(`${origin}: ${error.stack ?? error.message}`);
  });
  await page.goto(origin);
  await page.waitForFunction(() => window.bench !== undefined);
  await page.evaluate((user) => window.bench.open(user), user);
  return page;
}

/** All but the one that keeps the browser open. */
export async function closePages({ context }: Device): Promise<void> {
  for (const page of context.pages().slice(1)) await page.close();
}

/** Takes everything of an origin off the device. No page of it may be open. */
export async function emptyDevice({ context }: Device, origin: string): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await page.close();
}

/** Ends the tab's process at once, as the system does when memory runs out. */
export async function crashTab(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  // Nobody is left to answer.
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

function countDeviceWrites() {
  window.deviceWrites = 0;
  const writers: [object, string[]][] = [
    [IDBObjectStore.prototype, ['put', 'add', 'delete', 'clear']],
    [IDBCursor.prototype, ['update', 'delete']],
  ];
  for (const [prototype, names] of writers) {
    for (const name of names) {
      const own: unknown = Reflect.get(prototype, name);
      Reflect.set(prototype, name, function counted(this: unknown, ...args: unknown[]) {
        window.deviceWrites += 1;
        return typeof own === 'function' ? Reflect.apply(own, this, args) : undefined;
      });
    }
  }
}
