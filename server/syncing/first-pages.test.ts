import { expect, onTestFinished, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { protocol, type SyncReply } from '#sync/protocol.ts';
import { raiseFloor } from '../db/server-state.ts';
import { testServices } from '../testing/services.ts';
import { sync } from './sync.ts';
import { writeChanges } from './write.ts';

test('a new device is shown each row once, though the server has forgotten deletions', async () => {
  const services = await testServices();
  onTestFinished(() => services.close());
  const createdAt = services.now();
  const story = { userType: 'investor', rating: 5, content: 'Good', fullName: 'A', location: 'B' } as const;
  const ids = Array.from({ length: 2_500 }, () => newId());
  await services.database.write.transaction().execute(async (trx) => {
    const rows = ids.map((id) => ({ table: 'testimonials', id, row: { id, ...story, createdAt } }) as const);
    await writeChanges(trx, rows, createdAt);
    await raiseFloor(trx, 2_000);
  });
  const device = { protocol, epoch: '', userId: null, clientId: newId(), ack: 0, mutations: [] };
  const pages: SyncReply[] = [];
  for (let before: SyncReply | undefined; before === undefined || before.more; before = pages.at(-1)) {
    // Kept until the last page, as every client keeps it.
    const resyncFrom = pages.findLast((page) => page.resyncFrom !== undefined)?.resyncFrom;
    const request = {
      ...device,
      cursors: before?.cursors ?? {},
      ...(resyncFrom !== undefined && { resyncFrom }),
    };
    pages.push(await sync(services, null, request));
  }
  expect(pages).toHaveLength(3);
  expect(pages.flatMap(({ changes }) => changes.map(({ id }) => id)).toSorted()).toEqual(ids.toSorted());
});
