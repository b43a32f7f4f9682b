import { beforeEach, expect, test, vi } from 'vitest';

const reloads = vi.hoisted(() => ({ asked: 0 }));
vi.mock('./before-reload.ts', () => ({ saveAndReload: async () => void reloads.asked++ }));

/** What the server answers at its address, null where nothing comes through. */
let answer: { ok: boolean } | null;
let isSaidToBeOnline: boolean;
let workers: EventTarget & { controller: object | null };
/** How the page itself came, as the browser tells it. */
let came: { workerStart: number; nextHopProtocol: string };
/** What the worker has kept. */
let keptFiles: string[];
let asked: number;
let tab: EventTarget;

/** A page of this tab is loaded: what the last one knew is gone. */
async function load() {
  vi.resetModules();
  tab = new EventTarget();
  vi.stubGlobal('window', tab);
  const { reloadOnStaleChunk } = await import('./stale-chunk.ts');
  reloadOnStaleChunk();
}

/** Somebody asks for a script in vain; answers how often the page has been reloaded by then. */
async function failScript() {
  tab.dispatchEvent(new Event('vite:preloadError'));
  await new Promise(setImmediate);
  return reloads.asked;
}

/** The first worker has kept the app, and is in charge of the page from now on. */
function takeOver() {
  workers.controller = {};
  keptFiles = ['/index.html'];
}

beforeEach(async () => {
  reloads.asked = 0;
  asked = 0;
  answer = { ok: true };
  isSaidToBeOnline = true;
  came = { workerStart: 0, nextHopProtocol: 'h2' };
  workers = Object.assign(new EventTarget(), { controller: null });
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  keptFiles = [];
  vi.stubGlobal('navigator', {
    get onLine() {
      return isSaidToBeOnline;
    },
    serviceWorker: workers,
  });
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [
    came as PerformanceNavigationTiming, // no more of it is asked for
  ]);
  vi.stubGlobal('caches', { match: async (path: string) => keptFiles.find((kept) => kept === path) });
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000_000_000 });
  await load();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

const passSeconds = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

test('a script that a deploy has taken away reloads the page', async () => {
  expect(await failScript()).toBe(1);
});

test('a page that is being left is not reloaded for the scripts that WebKit gives up; one that stays is, later', async () => {
  tab.dispatchEvent(new Event('beforeunload'));
  expect(await failScript()).toBe(0);
  passSeconds(60);
  expect(await failScript()).toBe(1);
});

test('a page is not reloaded where the browser says that there is no network, and nothing is asked', async () => {
  isSaidToBeOnline = false;
  expect(await failScript()).toBe(0);
  expect(asked).toBe(0);
});

test.each([null, { ok: false }])(
  'nor in a network that leads nowhere (%j): it comes once the server answers',
  async (nothing) => {
    answer = nothing;
    expect(await failScript()).toBe(0);
    answer = { ok: true };
    expect(await failScript()).toBe(1);
  },
);

test('a page that the first worker took over is brought by that without a network, and nothing is asked', async () => {
  isSaidToBeOnline = false;
  takeOver();
  expect(await failScript()).toBe(1);
  expect(asked).toBe(0);
});

test('what was missed a moment before the first worker took the page over is brought by it, too', async () => {
  isSaidToBeOnline = false;
  expect(await failScript()).toBe(0);
  takeOver();
  workers.dispatchEvent(new Event('controllerchange'));
  await new Promise(setImmediate);
  expect(reloads.asked).toBe(1);
});

test('a worker that takes over a page which misses nothing has it not reloaded', async () => {
  takeOver();
  workers.dispatchEvent(new Event('controllerchange'));
  await new Promise(setImmediate);
  expect(reloads.asked).toBe(0);
});

test.each([
  ['Chromium', 12],
  ['WebKit, after a reload,', 0],
])(
  'a page that came from a worker, as %s tells it, finds nothing there that it misses: it is reloaded once the server answers',
  async (_, workerStart) => {
    isSaidToBeOnline = false;
    takeOver();
    expect(await failScript()).toBe(1);
    came = { workerStart, nextHopProtocol: '' };
    await load();
    expect(await failScript()).toBe(1);
    passSeconds(3_600);
    expect(await failScript()).toBe(1);
    isSaidToBeOnline = true;
    expect(await failScript()).toBe(2);
  },
);

test('what a worker has kept may be cleared: then no reload comes before the server answers', async () => {
  isSaidToBeOnline = false;
  takeOver();
  keptFiles = [];
  expect(await failScript()).toBe(0);
  isSaidToBeOnline = true;
  expect(await failScript()).toBe(1);
});

test('however many scripts are missed at once, the server is asked once', async () => {
  answer = null;
  for (let missed = 0; missed < 10; missed += 1) tab.dispatchEvent(new Event('vite:preloadError'));
  await failScript();
  expect(asked).toBe(1);
});

test('where the network goes again within a minute the page stands that long, and is reloaded then', async () => {
  expect(await failScript()).toBe(1);
  await load();
  isSaidToBeOnline = false;
  expect(await failScript()).toBe(1);
  isSaidToBeOnline = true;
  passSeconds(30);
  expect(await failScript()).toBe(1);
  passSeconds(31);
  expect(await failScript()).toBe(2);
});

test.each([
  ['it was reloaded', () => failScript().then(load)],
  ['it was about to be left', async () => void tab.dispatchEvent(new Event('beforeunload'))],
])('a clock that is set back once %s does not keep the page from being reloaded', async (_, happens) => {
  await happens();
  const before = reloads.asked;
  passSeconds(-3_600);
  expect(await failScript()).toBe(before + 1);
});

test('where a reload brings no other script there is no second one, however long it is asked for', async () => {
  expect(await failScript()).toBe(1);
  await load();
  expect(await failScript()).toBe(1);
  passSeconds(3_600);
  expect(await failScript()).toBe(1);
});

test('where the browser lets a tab keep nothing, which would not know that it has been reloaded, it is not', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(await failScript()).toBe(0);
  expect(await failScript()).toBe(0);
  // It has looked, and would look again.
  expect(asked).toBe(2);
});
