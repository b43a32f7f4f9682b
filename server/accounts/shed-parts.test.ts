import { expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { addRows } from '../db/records.ts';
import { keepHouse } from '../housekeeping.ts';
import { storeAccount } from '../testing/accounts.ts';
import { testServices } from '../testing/services.ts';
import { shedPart } from './shed-account.ts';

test('however many answers somebody gave, and however much they sent, closing their account takes a part of it at a time', async ({
  onTestFinished,
}) => {
  const services = await testServices();
  onTestFinished(() => services.close());
  const { database, now } = services;
  const [going, staying] = [await storeAccount(services, { deleteAt: now() }), await storeAccount(services)];
  const consents = Array.from({ length: 600 }, (_, nth) => {
    const said = { kind: 'analytics' as const, version: 'one', given: nth % 2 === 0, at: now() };
    return { id: newId(), accountId: going.id, ...said };
  });
  await database.write.transaction().execute((trx) => addRows(trx, 'consents', consents));
  const at = { createdAt: now(), final: 1 };
  for (const { id: userId } of [going, staying]) {
    const clientId = newId();
    await database.write.insertInto('clients').values({ clientId, userId, lastSeq: 2_500, ack: 0 }).execute();
    const outcomes = Array.from({ length: 2_500 }, (_, nth) => {
      return { clientId, seq: nth + 1, mutationId: newId(), outcome: '{}', ...at };
    });
    await database.write.insertInto('outcomes').values(outcomes).execute();
  }
  const parts: number[] = [];
  for (;;) {
    const part = await database.write.transaction().execute((trx) => shedPart(trx, going.id, now()));
    if (part === 0) break;
    parts.push(part);
  }
  expect(parts).toEqual([250, 250, 100, 1_000, 1_000, 500]);
  await keepHouse(services);
  const archived = await database.read.selectFrom('archive').selectAll().execute();
  const kept = archived.flatMap(({ kind, content }) => {
    return kind === 'account' ? (JSON.parse(content).consents ?? []) : [];
  });
  expect(kept).toHaveLength(600);
  expect(await database.read.selectFrom('accounts').select('id').execute()).toEqual([{ id: staying.id }]);
  expect(await database.read.selectFrom('outcomes').select('seq').execute()).toHaveLength(2_500);
});
