import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '#sync/ids.ts';
import { protocol } from '#sync/protocol.ts';
import { storeAccount } from '../testing/accounts.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { sync } from './sync.ts';

const text = readFileSync(new URL('../../docs/sync.md', import.meta.url), 'utf8');
const [, example = ''] = text.split('\n### An example\n');
const messages = [...example.matchAll(/```json\n([^]*?)```/g)].map(([, json = '']) => JSON.parse(json));
const change = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) });
const changesOf = (answer: unknown) => z.object({ changes: z.array(change) }).parse(answer).changes;

let services: TestServices;
beforeEach(async () => {
  services = await testServices();
});
afterEach(() => services.close());

test('the example of the document asks and is answered as this server is: the same fields of messages and rows', async () => {
  const account = await storeAccount(services);
  const [clientId, draftId] = [newId(), newId()];
  const ask = { protocol, epoch: '', userId: account.id, clientId, ack: 0, mutations: [], cursors: {} };
  const first = await sync(services, account, ask);
  const works = [
    { name: 'createDraft', args: { draftId, currency: 'INR' } },
    { name: 'editDraft', args: { draftId, field: 'title', from: '', to: 'Monsoon Mills' } },
    { name: 'submitPitch', args: { draftId, opportunityId: newId(), accuracyConfirmed: true } },
  ];
  const mutations = works.map((work, at) => ({ seq: at + 1, id: newId(), ...work }));
  const second = { ...ask, epoch: first.epoch, cursors: first.cursors, mutations };
  const answer = await sync(services, account, second);
  for (const [at, message] of [ask, first, second, answer].entries())
    expect(Object.keys(messages[at])).toEqual(Object.keys(JSON.parse(JSON.stringify(message))));
  for (const [at, reply] of [
    [1, first],
    [3, answer],
  ] as const) {
    const rows = changesOf(JSON.parse(JSON.stringify(reply)));
    expect(fieldsOf(changesOf(messages[at]))).toEqual(fieldsOf(rows));
  }
});

/** The fields of each row, by its table. */
function fieldsOf(rows: z.infer<typeof change>[]) {
  return Object.fromEntries(rows.map(({ table, row }) => [table, Object.keys(row).sort()]));
}
