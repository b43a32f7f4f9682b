import { expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { keepHouse } from '../housekeeping.ts';
import { storeAccount } from '../testing/accounts.ts';
import { testServices } from '../testing/services.ts';

test('however much somebody wrote, closing their account keeps others from writing for 250 messages at a time', async ({
  onTestFinished,
}) => {
  const services = await testServices();
  onTestFinished(() => services.close());
  const { database, now } = services;
  const { id } = await storeAccount(services, { deleteAt: now() });
  const connectionId = newId();
  const messages = Array.from({ length: 1_100 }, (_, at) => {
    const [senderId, recipientId] = at % 2 === 0 ? [id, connectionId] : [connectionId, id];
    const times = { writtenAt: now(), sentAt: now() };
    return { id: newId(), connectionId, senderId, recipientId, number: at + 1, text: `Rain ${at}`, ...times };
  });
  for (let at = 0; at < messages.length; at += 500)
    await database.write
      .insertInto('directMessages')
      .values(messages.slice(at, at + 500))
      .execute();
  await keepHouse(services);
  const left = ['directMessages', 'accounts'] as const;
  for (const table of left) expect(await database.read.selectFrom(table).select('id').execute()).toEqual([]);
  const archived = await database.read
    .selectFrom('archive')
    .selectAll()
    .where('kind', '=', 'communication')
    .execute();
  const written = archived.map(({ content }) => content.split('"Rain ').length - 1);
  expect(Math.max(...written)).toBeLessThanOrEqual(250);
  expect(written.reduce((sum, count) => sum + count)).toBe(550);
});
