import { expect, test, vi } from 'vitest';
import { fillDevice } from '#src/testing/full-device.ts';
import { signedInHere } from '#src/testing/here.ts';
import { fileHere, keepFile } from './files.ts';

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
