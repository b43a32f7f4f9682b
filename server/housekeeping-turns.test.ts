import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { keepHouse } from './housekeeping.ts';
import { storeAccount } from './testing/accounts.ts';
import { countTurns } from './testing/count-turns.ts';
import { type TestServices, testServices } from './testing/services.ts';

let services: TestServices;
beforeEach(async () => {
  services = await testServices();
});
afterEach(() => services.close());

/** In how many turns of the event loop others could be answered while the house was kept. */
async function turnsOfKeeping(): Promise<number> {
  using turns = countTurns();
  await keepHouse(services);
  return turns.count();
}

async function writeMessages(senderId: string, count: number): Promise<void> {
  const at = services.now();
  const thread = { connectionId: newId(), senderId, recipientId: newId(), writtenAt: at, sentAt: at };
  const messages = Array.from({ length: count }, (_, nth) => ({
    ...thread,
    id: newId(),
    number: nth + 1,
    text: 'Rain',
  }));
  await services.database.write.insertInto('directMessages').values(messages).execute();
}

test('others are answered between one kind of what is old and the next', async () => {
  expect(await turnsOfKeeping()).toBeGreaterThan(15);
});

test('others are answered between a part of what is old and the next', async () => {
  const idle = await turnsOfKeeping();
  const { id } = await storeAccount(services, { deleteAt: services.now() });
  await writeMessages(id, 1_000);
  expect(await turnsOfKeeping()).toBeGreaterThanOrEqual(idle + 1_000 / 250);
});

test('others are answered between an account that closes and the next', async () => {
  const idle = await turnsOfKeeping();
  for (let nth = 0; nth < 10; nth++) await storeAccount(services, { deleteAt: services.now() });
  expect(await turnsOfKeeping()).toBeGreaterThanOrEqual(idle + 10);
  expect(await services.database.read.selectFrom('accounts').select('id').execute()).toEqual([]);
});
