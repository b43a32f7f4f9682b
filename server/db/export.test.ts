import { expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { version } from '#sync/mutations/draft-writing.ts';
import { storeAccount } from '../testing/accounts.ts';
import { testServices } from '../testing/services.ts';
import type { RowsOfTable } from './account-rows.ts';
import { everythingOf } from './export.ts';
import { addRows, putRow } from './records.ts';

test('an export is read some rows at a time, however much somebody has, and nothing of it is left out', async ({
  onTestFinished,
}) => {
  const services = await testServices();
  onTestFinished(() => services.close());
  const { database, now } = services;
  const { id: ownerId } = await storeAccount(services);
  const at = now();
  const words = {
    title: 'Looms',
    industry: '',
    stage: '',
    location: '',
    description: 'Rain. '.repeat(3_000),
  };
  const more = { currency: 'INR', totalRequired: '', minInvestment: '', highlights: [], conflicts: [] };
  const moments = { createdAt: at, updatedAt: at, deletedAt: null, submittedAs: null };
  const draft = { id: newId(), ownerId, ...words, ...more, ...moments };
  const context = { userId: ownerId, clientId: newId(), now: at, id: newId() };
  const versions = Array.from({ length: 90 }, (_, place) => version(draft, 'not-chosen', context, place).row);
  await database.write.transaction().execute(async (trx) => {
    await putRow(trx, 'drafts', draft);
    await addRows(trx, 'draftVersions', versions);
  });
  const parts: RowsOfTable[] = [];
  for await (const part of everythingOf(database.read, ownerId)) parts.push(part);
  expect(Math.max(...parts.map(({ rows }) => rows.length))).toBeLessThanOrEqual(20);
  const read = parts.flatMap(({ table, rows }) => (table === 'draftVersions' ? rows : []));
  expect(read).toHaveLength(90);
});
