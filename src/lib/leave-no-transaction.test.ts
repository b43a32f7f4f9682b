import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';

const webkit =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1';
const chromium = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';

let page: EventTarget;
let wasCut: () => boolean;

/** A page in this browser begins. */
async function begin(userAgent: string): Promise<void> {
  vi.resetModules();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', {});
  vi.stubGlobal('navigator', { userAgent });
  const { transaction } = IDBDatabase.prototype;
  const module = await import('./leave-no-transaction.ts');
  module.leaveNoTransaction();
  ({ wasCut } = module);
  restore = () => {
    IDBDatabase.prototype.transaction = transaction;
  };
}
let restore = () => {};

beforeEach(() => () => {
  restore();
  vi.unstubAllGlobals();
});

async function database(): Promise<IDBDatabase> {
  const asked = indexedDB.open('left');
  asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore('meta'));
  return new Promise((resolve) => asked.addEventListener('success', () => resolve(asked.result)));
}

/** Writes into it, and stays in the middle of that, as a page stands still that is left. Answers how that ends. */
function inTheMiddle(db: IDBDatabase): { ends: Promise<string>; letGo: () => void } {
  const transaction = db.transaction('meta', 'readwrite');
  const store = transaction.objectStore('meta');
  let isHeld = true;
  const goOn = () => {
    if (isHeld) store.put('half', 'words').addEventListener('success', goOn);
  };
  goOn();
  const ends = new Promise<string>((resolve) => {
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => resolve(end));
  });
  return {
    ends,
    letGo() {
      isHeld = false;
    },
  };
}

async function words(db: IDBDatabase): Promise<unknown> {
  const asked = db.transaction('meta').objectStore('meta').get('words');
  return new Promise((resolve) => asked.addEventListener('success', () => resolve(asked.result)));
}

const leave = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));

test('a page of WebKit that is left and kept gives up what it was in the middle of, and no other page waits for it', async () => {
  await begin(webkit);
  const db = await database();
  const { ends } = inTheMiddle(db);
  leave(true);
  expect(await ends).toBe('abort');
  expect(wasCut()).toBe(true);
  const late = inTheMiddle(db);
  expect(await late.ends).toBe('abort');
  page.dispatchEvent(new Event('pageshow'));
  expect(await words(db)).toBeUndefined();
});

test.each([
  ['Chromium', chromium, true],
  ['WebKit, where the page is not kept,', webkit, false],
])('%s is left to end it', async (_, userAgent, persisted) => {
  await begin(userAgent);
  const db = await database();
  const { ends, letGo } = inTheMiddle(db);
  leave(persisted);
  letGo();
  expect(await ends).toBe('complete');
  expect(wasCut()).toBe(false);
  expect(await words(db)).toBe('half');
});
