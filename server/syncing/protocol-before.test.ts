import { expect, onTestFinished, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { protocol } from '#sync/protocol.ts';
import { notify } from '../notify.ts';
import { storeAccount } from '../testing/accounts.ts';
import { testServices } from '../testing/services.ts';
import { sync } from './sync.ts';
import { writeChanges } from './write.ts';

test('a client of the protocol before is shown no table, and told of no event, that it has never heard of', async () => {
  const services = await testServices();
  onTestFinished(() => services.close());
  const founder = await storeAccount(services);
  const now = services.now();
  const about = { accountId: founder.id, aboutId: newId() };
  const later = ['connection-ended', 'connection-withdrawn', 'deal-updated', 'plan-ended'] as const;
  const id = newId();
  const words = { title: 'A second mill', text: 'It weaves.', dealStatus: 'active' as const };
  const moments = { createdAt: now, editedAt: null, removedAt: null };
  const update = { id, opportunityId: newId(), founderId: founder.id, ...words, ...moments };
  const who = { directoryId: 7, investorId: null, name: 'Rain Capital', kind: '', website: '', place: '' };
  const stands = { stage: 'talks' as const, followUpOn: '', noReasons: [], noWords: '', note: '' };
  const approach = {
    id,
    ownerId: founder.id,
    ...who,
    ...stands,
    createdAt: now,
    updatedAt: now,
    removedAt: null,
  };
  await services.database.write.transaction().execute(async (trx) => {
    await notify(trx, { ...about, event: 'pitch-approved' }, now);
    for (const event of later) await notify(trx, { ...about, event }, now);
    await writeChanges(trx, [{ table: 'dealUpdates', id, row: update }], now);
    await writeChanges(trx, [{ table: 'approaches', id, row: approach }], now);
  });
  const shown = async (spoken: number) => {
    const request = { protocol: spoken, epoch: '', userId: founder.id, clientId: newId(), ack: 0 };
    const { changes } = await sync(services, founder, { ...request, mutations: [], cursors: {} });
    return changes.map(({ table, row }) => (typeof row.event === 'string' ? row.event : table)).toSorted();
  };
  const before = ['accounts', 'pitch-approved'];
  expect(await shown(protocol - 1)).toEqual(before);
  expect(await shown(protocol)).toEqual([...before, ...later, 'approaches', 'dealUpdates'].toSorted());
});

test('a client of the protocol before keeps the pace of mails that another device chose, whatever it sets', async () => {
  const services = await testServices();
  onTestFinished(() => services.close());
  const founder = await storeAccount(services);
  const ask = async (spoken: number, ...doings: [name: string, args: object][]) => {
    const mutations = doings.map(([name, args], at) => ({ seq: at + 1, id: newId(), name, args }));
    const request = { protocol: spoken, epoch: '', userId: founder.id, clientId: newId(), ack: 0 };
    return sync(services, founder, { ...request, mutations, cursors: {} });
  };
  await ask(protocol, ['setMailPace', { pace: 'daily' }]);
  const { outcomes, changes } = await ask(protocol - 1, ['setNotification', { kind: 'reviews', on: false }]);
  expect(outcomes).toMatchObject([{ result: 'applied' }]);
  const shown = changes.find(({ table }) => table === 'preferences');
  expect(shown?.row).toMatchObject({ reviews: false, pace: 'daily' });
});
