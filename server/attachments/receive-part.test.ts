import { createHash } from 'node:crypto';
import { mkdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachmentLimits } from '#sync/rules/attachments.ts';
import { uploadsOf } from '../db/uploads.ts';
import { attachmentFiles } from '../outside/attachment-files.ts';
import { storeAccount } from '../testing/accounts.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { receivePart } from './receive-part.ts';
import { tidyAttachments } from './tidy-attachments.ts';

let services: TestServices;
let accountId: string;
beforeEach(async () => {
  services = await testServices();
  ({ id: accountId } = await storeAccount(services));
});
afterEach(() => services.close());

const plan = Buffer.from('%PDF-1.7 looms that run on rain');
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

function receive(bytes: Buffer, from = 0, to = bytes.length) {
  const part = { size: bytes.length, from, bytes: bytes.subarray(from, to) };
  return receivePart(services, { accountId, hash: hashOf(bytes) }, part);
}

/** Files of so many bytes each that came today. */
async function came(count: number, size: number) {
  const times = { uploadedAt: services.now(), usedAt: services.now() };
  for (let nth = 0; nth < count; nth += 1)
    await services.database.write
      .insertInto('uploads')
      .values({ accountId, hash: String(nth), size, kind: 'pdf', ...times })
      .execute();
}
const overTheDay = { failure: { code: 'daily-limit' } };

test('a file that began with a byte does not go on over what may be sent in a day', async () => {
  expect(await receive(plan, 0, 1)).toBe(1);
  await came(1, attachmentLimits.sizeADay - plan.length);
  expect(await receive(plan, 1, 2)).toBe(2);
  await services.database.write.updateTable('uploads').set({ size: attachmentLimits.sizeADay }).execute();
  await expect(receive(plan, 2)).rejects.toMatchObject(overTheDay);
});

test('over the number of files of a day the next waits, whether those before are whole or only begun', async () => {
  await came(attachmentLimits.filesADay - 2, 1);
  await receive(Buffer.from('%PDF-1.7 begun'), 0, 1);
  expect(await receive(plan)).toBe(plan.length);
  const next = Buffer.from('%PDF-1.7 next');
  await expect(receive(next)).rejects.toMatchObject(overTheDay);
  services.moveClock(24 * 3_600_000 + 1);
  expect(await receive(next)).toBe(next.length);
});

test('files that came while the clock was ahead hold up none once it is right', async () => {
  const day = 24 * 3_600_000;
  services.moveClock(1_000 * day);
  await came(attachmentLimits.filesADay, 1);
  services.moveClock(-1_000 * day);
  expect(await receive(plan)).toBe(plan.length);
});

test('a file whose last part came before the server died is finished by whoever asks for it, and by two at once', async () => {
  await receive(plan, 0, 20);
  const files = attachmentFiles(services.settings.DATA_DIR);
  const key = { accountId, hash: hashOf(plan) };
  await files.append(key, plan.subarray(20), 20);
  expect(await Promise.all([receive(plan, 0, 0), receive(plan, 20), receive(plan, 0, 0)])).toEqual(
    Array.from({ length: 3 }, () => plan.length),
  );
  expect(await files.whole(key)).toBe(plan.length);
  expect(await uploadsOf(services.database.read, accountId, [key.hash])).toMatchObject([{ kind: 'pdf' }]);
});

test('a file that came whole and is not what its hash says begins anew', async () => {
  const key = { accountId, hash: hashOf(plan) };
  await receive(plan, 0, 20);
  await attachmentFiles(services.settings.DATA_DIR).append(key, Buffer.alloc(plan.length - 20), 20);
  await expect(receive(plan, 0, 0)).rejects.toMatchObject({ failure: { code: 'hash-mismatch' } });
  expect(await receive(plan)).toBe(plan.length);
});

test('a file that was known and has gone from the disk comes anew, and has its two days again', async () => {
  await receive(plan);
  const files = attachmentFiles(services.settings.DATA_DIR);
  const key = { accountId, hash: hashOf(plan) };
  await files.remove(key);
  services.moveClock(49 * 3_600_000);
  expect(await receive(plan)).toBe(plan.length);
  await tidyAttachments(services);
  expect(await files.whole(key)).toBe(plan.length);
});

test('where the files of one person cannot be tidied, those of others are, and it is told', async () => {
  await receive(plan, 0, 10);
  const root = join(services.settings.DATA_DIR, 'attachments');
  // A folder where a file should be cannot be removed as one.
  mkdirSync(join(root, '00000000', 'b'.repeat(64)), { recursive: true });
  for (const path of [join('00000000', 'b'.repeat(64)), join(accountId, `${hashOf(plan)}.part`)])
    utimesSync(join(root, path), 0, 0);
  const told = vi.spyOn(services.log, 'error');
  await tidyAttachments(services);
  expect(await attachmentFiles(services.settings.DATA_DIR).people()).toEqual(['00000000']);
  expect(told).toHaveBeenCalledOnce();
});
