import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import {
  asked,
  meter,
  pathOf,
  publishedManifest,
  publishLarge,
  publishManifest,
  serve,
  serveDirectory,
  served,
  thesisPathOf,
} from '#src/testing/served-directory.ts';
import { encodeRecords } from '#sync/directory/files.ts';
import { manifestPath } from '#sync/directory/manifest.ts';
import { madeUpInvestor } from '#sync/testing/made-up-investor.ts';
import { refreshDirectory } from './download.ts';
import { downloadState } from './download-state.ts';
import { goOnUnmetered } from './go-on-unmetered.ts';
import { keep } from './keep.ts';
import { storedInvestor } from './stored-investor.ts';

serveDirectory();

test('on a metered connection the first set alone comes until the person says so', async () => {
  meter({ saveData: true });
  const hash = publishLarge();
  await refreshDirectory(hash);
  expect(downloadState.getState()).toMatchObject({ at: 'asking' });
  expect((await storedInvestor(1025))?.name).toBe('Blue Lotus');
  expect(await storedInvestor(1)).toBeNull();
  await keep('everything');
  meter(undefined);
  expect(downloadState.getState()).toEqual({ at: 'rest' });
  expect((await storedInvestor(1))?.name).toBe('Marigold Ventures');
});

test('a metered connection takes nothing away that is here, and brings what costs little', async () => {
  await refreshDirectory(publishLarge());
  meter({ saveData: true });
  const manifest = publishedManifest();
  const changed = [madeUpInvestor({ id: 1, name: 'Marigold Capital' })];
  manifest.deltas = [{ ...serve(encodeRecords(changed, [])), rows: 1, removed: 0 }];
  await refreshDirectory(publishManifest(manifest));
  expect(downloadState.getState()).toEqual({ at: 'rest' });
  expect((await storedInvestor(1))?.name).toBe('Marigold Capital');
  expect((await storedInvestor(1025))?.investmentThesis).toBe('We are Blue Lotus');
});

test('on a metered connection a large change waits for the person, and what is here stays', async () => {
  await refreshDirectory(publishLarge());
  meter({ type: 'cellular' });
  const next = publishLarge('Marigold Ventures', 'Granite Partners');
  await refreshDirectory(next);
  expect(downloadState.getState()).toMatchObject({ at: 'asking' });
  expect((await storedInvestor(1025))?.investmentThesis).toBe('We are Blue Lotus');
  asked.length = 0;
  await refreshDirectory(next);
  expect(asked).toEqual([]);
  await keep('everything');
  expect((await storedInvestor(1025))?.name).toBe('Granite Partners');
});

test('who comes onto a metered connection in the middle keeps what came, and is asked for the rest alone', async () => {
  const hash = publishLarge();
  const missing = thesisPathOf('Blue Lotus');
  const file = served.get(missing) ?? '';
  served.delete(missing);
  await refreshDirectory(hash);
  served.set(missing, file);
  meter({ saveData: true });
  await refreshDirectory(hash);
  expect(downloadState.getState()).toEqual({ at: 'asking', bytes: 5_000_000 });
  expect((await storedInvestor(1))?.investmentThesis).toBe('We are Marigold Ventures');
});

/** Changes what the browser tells of the connection as the first of these files is asked for. */
function meterAt(isOneOf: (path: string) => boolean, change: () => void): void {
  const answer = fetch;
  let isChanged = false;
  vi.stubGlobal('fetch', async (path: string) => {
    if (isOneOf(path) && !isChanged) {
      isChanged = true;
      change();
    }
    return answer(path);
  });
}

test('who comes onto a metered connection while everybody comes is sent nothing more until they say so', async () => {
  const hash = publishLarge();
  const names = new Set([pathOf('Marigold'), pathOf('Blue Lotus')]);
  meterAt(
    (path) => names.has(path),
    () => meter({ type: 'cellular' }),
  );
  await refreshDirectory(hash);
  expect(downloadState.getState()).toEqual({ at: 'asking', bytes: 10_000_000 });
  expect(asked).not.toContain(thesisPathOf('Marigold'));
  expect(await storedInvestor(1)).toMatchObject({ name: 'Marigold Ventures', investmentThesis: '' });
});

test('who asks to save data while a new directory comes keeps the old one until they say so', async () => {
  await refreshDirectory(publishLarge());
  const next = publishLarge('Granite Partners', 'New Oak');
  const names = new Set([pathOf('Granite'), pathOf('New Oak')]);
  meterAt(
    (path) => names.has(path),
    () => meter({ saveData: true }),
  );
  await refreshDirectory(next);
  expect(downloadState.getState()).toEqual({ at: 'asking', bytes: 10_000_000 });
  expect((await storedInvestor(1))?.investmentThesis).toBe('We are Marigold Ventures');
});

test('what waits for the person on a metered connection comes by itself on another', async () => {
  const connection = Object.assign(new EventTarget(), { type: 'cellular' });
  meter(connection);
  goOnUnmetered();
  await refreshDirectory(publishLarge());
  connection.dispatchEvent(new Event('change'));
  expect(downloadState.getState()).toMatchObject({ at: 'asking' });
  connection.type = 'wifi';
  connection.dispatchEvent(new Event('change'));
  await vi.waitUntil(() => downloadState.getState().at === 'rest');
  expect((await storedInvestor(1))?.investmentThesis).toBe('We are Marigold Ventures');
});

test('who leaves a metered connection while the first set comes is sent the rest at once', async () => {
  meter({ type: 'cellular' });
  meterAt(
    (path) => path !== manifestPath,
    () => meter(undefined),
  );
  await refreshDirectory(publishLarge());
  expect(downloadState.getState()).toEqual({ at: 'rest' });
  expect((await storedInvestor(1))?.investmentThesis).toBe('We are Marigold Ventures');
});
