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

/** An investor's connections with a founder's deals, what they keep of each for themselves, and what they were told of the founder. */
async function storeDealings(founderId: string, investorId: string, count: number): Promise<void> {
  const { write } = services.database;
  const at = services.now();
  const ids = Array.from({ length: count }, () => newId());
  const parties = { investorId, investorName: 'Tara', entrepreneurId: founderId, entrepreneurName: 'Meera' };
  const asked = { requestedBy: 'investor', opportunityId: null, dealTitle: '', message: 'Rain' } as const;
  const answered = { status: 'accepted', reason: '', createdAt: at, answeredAt: at, endedAt: null } as const;
  const connections = ids.map((id) => ({ id, ...parties, ...asked, ...answered }));
  await write.insertInto('connections').values(connections).execute();
  const told = { accountId: investorId, event: 'connection-accepted', who: 'Meera', what: '' } as const;
  const notices = ids.map((aboutId) => ({ id: newId(), ...told, aboutId, at, readAt: null }));
  await write.insertInto('notifications').values(notices).execute();
  const kept = { shortlistedAt: at, stage: 'new', passReasons: '[]', rating: null, note: '' } as const;
  const deals = ids.map((opportunityId) => ({ opportunityId, dealTitle: '', ...kept, updatedAt: at }));
  const pipeline = deals.map((deal) => ({ id: newId(), ownerId: investorId, ...deal }));
  await write.insertInto('pipeline').values(pipeline).execute();
}

test.each([
  ['a founder’s connections and what others were told of them', 'founder', 8],
  [
    'an investor’s connections, what they were told of them, and what they keep for themselves',
    'investor',
    10,
  ],
] as const)(
  'others are answered between a part of %s and the next, as the account goes',
  async (_, who, parts) => {
    const idle = await turnsOfKeeping();
    const [founder, investor] = [await storeAccount(services), await storeAccount(services)];
    // Of notices and deals 250 go at once, of connections 50.
    await storeDealings(founder.id, investor.id, 300);
    const { id } = who === 'founder' ? founder : investor;
    const deleteAt = services.now();
    await services.database.write.updateTable('accounts').set({ deleteAt }).where('id', '=', id).execute();
    expect(await turnsOfKeeping()).toBeGreaterThanOrEqual(idle + parts);
  },
);

test('others are answered between an account that closes and the next', async () => {
  const idle = await turnsOfKeeping();
  for (let nth = 0; nth < 10; nth++) await storeAccount(services, { deleteAt: services.now() });
  expect(await turnsOfKeeping()).toBeGreaterThanOrEqual(idle + 10);
  expect(await services.database.read.selectFrom('accounts').select('id').execute()).toEqual([]);
});
