import { expect, onTestFinished, test, vi } from 'vitest';
import { fillDevice } from '#src/testing/full-device.ts';
import { signedInHere } from '#src/testing/here.ts';
import { fileHere, forgetUnusedFiles, keepFile } from './files.ts';

test('a file that is on a full device can be read there, though nothing can be noted of it', async () => {
  const { db } = await signedInHere('investor');
  const hash = await keepFile(db, new Blob(['A plan']));
  fillDevice();
  expect(await (await fileHere(hash))?.text()).toBe('A plan');
});

test('a file that the device cannot read any more is as one that is not there, and is fetched again', async () => {
  const { db } = await signedInHere('investor');
  const hash = await keepFile(db, new Blob(['A plan']));
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(new DOMException('', 'NotFoundError'));
  expect(await fileHere(hash)).toBe(null);
  expect(await (await fileHere(hash))?.text()).toBe('A plan');
});

test('files that were used while the clock was ahead do not push out those that are used once it is right', async () => {
  const { db } = await signedInHere('investor');
  const keep = (words: string) => keepFile(db, new Blob([words]));
  const usedAt = async (hash: string) => (await db.files.get(hash))?.usedAt ?? 0;
  const year = 365 * 24 * 60 * 60_000;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + year });
  onTestFinished(() => void vi.useRealTimers());
  const [read, unread] = [await keep('A'), await keep('B')];
  vi.setSystemTime(Date.now() - year);
  const kept = await keep('C');
  await fileHere(read);
  await vi.waitFor(async () => expect(await usedAt(read)).toBeGreaterThan(await usedAt(kept)));
  await forgetUnusedFiles(db, 2);
  const here = await Promise.all([read, unread, kept].map((hash) => fileHere(hash)));
  expect(here.map((file) => file !== null)).toEqual([true, false, true]);
});
