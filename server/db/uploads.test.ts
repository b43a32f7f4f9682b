import { expect, test } from 'vitest';
import { storeAccount } from '../testing/accounts.ts';
import { testServices } from '../testing/services.ts';
import { saveUpload, uploadsOf } from './uploads.ts';

test('a file is found by more hashes than a statement takes', async () => {
  const services = await testServices();
  const { write, read } = services.database;
  const { id: accountId } = await storeAccount(services);
  const hashes = Array.from({ length: 33_000 }, (_, nth) => String(nth));
  const times = { uploadedAt: services.now(), usedAt: null };
  await saveUpload(write, { accountId, hash: '32999', size: 1, kind: 'pdf', ...times });
  expect(await uploadsOf(read, accountId, hashes)).toMatchObject([{ hash: '32999' }]);
  await services.close();
});
