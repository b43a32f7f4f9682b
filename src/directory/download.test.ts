import 'fake-indexeddb/auto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { inAnotherTab } from '#src/testing/another-tab.ts';
import {
  asked,
  pathOf,
  publish,
  publishedManifest,
  publishLarge,
  publishManifest,
  serve,
  serveDirectory,
  served,
  thesisPathOf,
} from '#src/testing/served-directory.ts';
import { encodeRecords } from '#sync/directory/files.ts';
import { directoryFilePath, manifestPath } from '#sync/directory/manifest.ts';
import { madeUpInvestor } from '#sync/testing/made-up-investor.ts';
import { directoryDb } from './directory-db.ts';
import { refreshDirectory } from './download.ts';
import { downloadState } from './download-state.ts';
import { keep } from './keep.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { storedInvestor } from './stored-investor.ts';

serveDirectory();

test('the directory the server names is on the device afterwards', async () => {
  await refreshDirectory(publish('Marigold Ventures', 'Blue Lotus'));
  expect((await storedInvestor(1))?.name).toBe('Marigold Ventures');
  expect((await storedInvestor(1025))?.name).toBe('Blue Lotus');
  expect(downloadState.getState()).toEqual({ at: 'rest' });
});

test('nothing is asked of the network when it is already here', async () => {
  const hash = publish('Marigold Ventures');
  await refreshDirectory(hash);
  asked.length = 0;
  await refreshDirectory(hash);
  expect(asked).toEqual([]);
});

test('while the server is asked, and while another tab brings the directory, that is told', async () => {
  const hash = publish('Marigold Ventures');
  await refreshDirectory(null);
  const { promise: isBrought, resolve: bring } = Promise.withResolvers<void>();
  const otherTab = oneAtATime(() => isBrought);
  const here = refreshDirectory(hash);
  expect(downloadState.getState()).toEqual({ at: 'asked' });
  bring();
  await Promise.all([otherTab, here]);
  expect(downloadState.getState()).toEqual({ at: 'rest' });
  const known = refreshDirectory(publish('Granite Partners'));
  expect(downloadState.getState()).toEqual({ at: 'rest' });
  await known;
});

test.each([
  ['a file', () => pathOf('Blue Lotus')],
  ['the list of files', () => manifestPath],
])(
  'a directory whose tab stands still at %s comes in another, and once it goes on it takes nothing of that away',
  async (_, placeOf) => {
    const pass = clock();
    const older = publish('Marigold Ventures', 'Blue Lotus');
    const [frozen, thawed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const answer = fetch;
    let isFrozen = false;
    vi.stubGlobal('fetch', async (path: string) => {
      const came = await answer(path);
      if (isFrozen || path !== placeOf()) return came;
      isFrozen = true;
      frozen.resolve();
      await thawed.promise;
      return came;
    });
    const there = refreshDirectory(older);
    await frozen.promise;
    vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {});
    const here = inAnotherTab(() => import('./download.ts')).then(({ refreshDirectory: refresh }) =>
      refresh(publish('Granite Partners')),
    );
    await pass(160);
    await here;
    expect((await storedInvestor(1))?.name).toBe('Granite Partners');
    thawed.resolve();
    await there;
    expect((await storedInvestor(1))?.name).toBe('Granite Partners');
    expect(downloadState.getState()).toEqual({ at: 'rest' });
  },
);

/** Seconds pass when they are told to. */
function clock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const over = new AbortController();
    setTimeout(() => over.abort(new DOMException('Too long', 'TimeoutError')), ms);
    return over.signal;
  });
  onTestFinished(() => void vi.useRealTimers());
  return async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      vi.advanceTimersByTime(1_000);
      for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
    }
  };
}

test('a page of a captive portal is not taken for a file, and the old directory stays', async () => {
  await refreshDirectory(publish('Marigold Ventures'));
  const next = publish('Granite Partners');
  served.set(pathOf('Granite'), '<html>Please sign in to the hotel</html>');
  await refreshDirectory(next);
  expect(downloadState.getState()).toEqual({ at: 'fault', reason: 'damaged' });
  expect((await storedInvestor(1))?.name).toBe('Marigold Ventures');
});

test('a download cut off goes on where it stopped', async () => {
  const hash = publish('Marigold Ventures', 'Blue Lotus');
  const missing = pathOf('Blue Lotus');
  const file = served.get(missing) ?? '';
  served.delete(missing);
  await refreshDirectory(hash);
  expect(downloadState.getState()).toEqual({ at: 'fault', reason: 'no-answer' });
  served.set(missing, file);
  asked.length = 0;
  await refreshDirectory(hash);
  expect(asked).toEqual([missing, thesisPathOf('Marigold'), thesisPathOf('Blue Lotus')]);
  expect((await storedInvestor(1025))?.name).toBe('Blue Lotus');
});

test('only changed files are fetched, and those no longer named are deleted', async () => {
  await refreshDirectory(publish('Marigold Ventures', 'Blue Lotus'));
  const next = publish('Marigold Ventures', 'Granite Partners');
  asked.length = 0;
  await refreshDirectory(next);
  expect(asked).toEqual([manifestPath, pathOf('Granite'), thesisPathOf('Granite')]);
  expect(await directoryDb.files.count()).toBe(4);
});

test('the first set comes first, and goes when everybody is here', async () => {
  await refreshDirectory(publishLarge());
  expect(asked[1]).toBe([...served].find(([, file]) => file.includes('"kind":"records"'))?.[0]);
  expect(await directoryDb.files.count()).toBe(4);
});

test('who keeps no theses has everyone without them, but for the first set', async () => {
  await refreshDirectory(publishLarge());
  await keep('heads');
  expect(await directoryDb.files.count()).toBe(3);
  expect(await storedInvestor(1)).toMatchObject({ name: 'Marigold Ventures', investmentThesis: '' });
  expect((await storedInvestor(1025))?.investmentThesis).toBe('We are Blue Lotus');
});

test('who chooses less in the middle of a download is sent nothing more', async () => {
  const hash = publishLarge();
  const manifest = publishedManifest();
  let choosing: Promise<void> | undefined;
  const answer = fetch;
  vi.stubGlobal('fetch', async (path: string) => {
    if (manifest.base.some(({ heads }) => path === directoryFilePath(heads.hash)) && !choosing) {
      choosing = keep('first');
      await vi.waitUntil(async () => (await directoryDb.choices.count()) > 0);
    }
    return answer(path);
  });
  await refreshDirectory(hash);
  await choosing;
  const theses = manifest.base.map(({ theses }) => directoryFilePath(theses.hash));
  expect(theses.filter((path) => asked.includes(path))).toEqual([]);
  expect(await directoryDb.files.count()).toBe(1);
  expect(downloadState.getState()).toEqual({ at: 'rest' });
});

test('who chooses more in the middle of a download is sent the rest, too', async () => {
  const hash = publishLarge();
  await directoryDb.choices.put({ key: 'kept', part: 'first' });
  let choosing: Promise<void> | undefined;
  const answer = fetch;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path !== manifestPath && !choosing) {
      choosing = keep('everything');
      await vi.waitUntil(async () => (await directoryDb.choices.get('kept'))?.part === 'everything');
    }
    return answer(path);
  });
  await refreshDirectory(hash);
  expect((await storedInvestor(1))?.investmentThesis).toBe('We are Marigold Ventures');
  await choosing;
});

test.each([
  ['more', 'heads', 'everything'],
  ['less', 'everything', 'heads'],
] as const)(
  'who chooses %s as there is a new directory keeps the old one until as much of that is here',
  async (_, before, after) => {
    await directoryDb.choices.put({ key: 'kept', part: before });
    await refreshDirectory(publishLarge());
    const hash = publishLarge('Granite Partners', 'Tamarind Capital');
    served.delete(pathOf('Tamarind Capital'));
    await directoryDb.choices.put({ key: 'kept', part: after });
    await refreshDirectory(hash);
    expect(downloadState.getState()).toEqual({ at: 'fault', reason: 'no-answer' });
    expect((await storedInvestor(1))?.name).toBe('Marigold Ventures');
    expect((await storedInvestor(1025))?.name).toBe('Blue Lotus');

    await refreshDirectory(publishLarge('Granite Partners', 'Tamarind Capital'));
    expect(downloadState.getState()).toEqual({ at: 'rest' });
    expect((await storedInvestor(1025))?.name).toBe('Tamarind Capital');
    expect((await storedInvestor(1))?.investmentThesis).toBe(
      after === 'heads' ? '' : 'We are Granite Partners',
    );
  },
);

test('who keeps the first set alone is not sent what changed in the others', async () => {
  publishLarge();
  const manifest = publishedManifest();
  const changed = [madeUpInvestor({ id: 1, name: 'Marigold Capital' })];
  manifest.deltas = [{ ...serve(encodeRecords(changed, [])), rows: 1, removed: 0 }];
  await directoryDb.choices.put({ key: 'kept', part: 'first' });
  await refreshDirectory(publishManifest(manifest));
  expect(await directoryDb.files.count()).toBe(1);
  expect((await storedInvestor(1025))?.name).toBe('Blue Lotus');
  await keep('heads');
  expect((await storedInvestor(1))?.name).toBe('Marigold Capital');
});

test('what a delta changed, added or removed is so', async () => {
  publish('Marigold Ventures', 'Blue Lotus');
  const manifest = publishedManifest();
  const changed = [
    madeUpInvestor({ id: 1, name: 'Marigold Capital' }),
    madeUpInvestor({ id: 3, name: 'New Oak' }),
  ];
  manifest.deltas = [{ ...serve(encodeRecords(changed, [1025])), rows: 2, removed: 1 }];
  await refreshDirectory(publishManifest(manifest));
  expect((await storedInvestor(1))?.name).toBe('Marigold Capital');
  expect((await storedInvestor(3))?.name).toBe('New Oak');
  expect(await storedInvestor(1025)).toBeNull();
});
