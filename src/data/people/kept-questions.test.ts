import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { forgetAsk, joinReply, keepAsk, keepReply, waitingAsks } from '#src/data/asks.ts';
import { setCurrentPerson } from '#src/data/database/device-db.ts';
import { keptWork } from '#src/data/database/kept-people.ts';
import { openPersonDb } from '#src/data/database/open-db.ts';
import { databaseName } from '#src/data/database/rows.ts';
import { createDraft } from '#src/data/drafts.ts';
import { localStorageHere } from '#src/testing/full-device.ts';
import { madeUpUser, nothingKeptHere } from '#src/testing/here.ts';
import { bornAt, newId } from '#sync/ids.ts';
import { finishLeaving } from './finish-leaving.ts';
import { beginPerson } from './people.ts';

localStorageHere();

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

beforeEach(async () => {
  await nothingKeptHere();
});

/** A question that the rules have answered, waiting for the AI or not. Answers its id. */
async function asked(question: string, { waits = true } = {}): Promise<string> {
  const id = await keepAsk({ task: 'chat', context: 'general', question, href: '/', input: {} });
  await keepReply(id, { message: 'By the rules.' }, { isHere: true, waits });
  return id;
}

test('questions that wait for the AI are kept for whose session ended, told of as unsent, and wait on when they are back', async () => {
  const [tara, meera] = [newId(), newId()];
  await beginPerson(madeUpUser(tara), 'a token');
  const first = await asked('How to analyze?');
  await asked('And then?');
  await asked('Success stories', { waits: false });
  await beginPerson(madeUpUser(meera, 'meera@people.example'), 'a token');
  const since = new Date(bornAt(first) ?? 0).toISOString();
  expect(await keptWork()).toEqual([{ userId: tara, name: 't•••@people.example', count: 2, since }]);
  expect(await waitingAsks()).toEqual([]);
  expect((await openPersonDb(tara).asks.toArray()).map(({ question }) => question)).toEqual([
    'How to analyze?',
    'And then?',
  ]);
  await beginPerson(madeUpUser(tara), 'another token');
  expect((await waitingAsks()).map(({ question }) => question)).toEqual(['How to analyze?', 'And then?']);
  expect(await keptWork()).toEqual([]);
});

test('questions that were answered are nothing to keep a database for', async () => {
  const [tara, meera] = [newId(), newId()];
  await beginPerson(madeUpUser(tara), 'a token');
  await asked('Success stories', { waits: false });
  await beginPerson(madeUpUser(meera), 'a token');
  expect(await keptWork()).toEqual([]);
  expect(await databases()).not.toContain(databaseName(tara));
});

test('a tab that died while the device changed hands takes no question along that waits', async () => {
  const [tara, meera] = [newId(), newId()];
  await beginPerson(madeUpUser(tara), 'a token');
  await asked('How to analyze?');
  await openPersonDb(meera).open();
  await setCurrentPerson(meera);
  await finishLeaving();
  expect(await keptWork()).toMatchObject([{ userId: tara, count: 1 }]);
  expect(await openPersonDb(tara).asks.count()).toBe(1);
});

test('what else is kept is counted with the questions that wait, and with one that came or went in a tab which did not know yet', async () => {
  const [tara, meera] = [newId(), newId()];
  const counts = async () => (await keptWork()).map(({ count }) => count);
  await beginPerson(madeUpUser(tara), 'a token');
  await createDraft();
  const first = await asked('How to analyze?');
  await openPersonDb(meera).open();
  await setCurrentPerson(meera);
  await finishLeaving();
  expect(await counts()).toEqual([2]);
  await asked('And then?');
  expect(await counts()).toEqual([3]);
  await createDraft();
  expect(await counts()).toEqual([4]);
  await forgetAsk(first);
  expect(await counts()).toEqual([3]);
});

test('where the last question that waited is answered in a tab which did not know yet, nothing is told of as kept any more', async () => {
  const [tara, meera] = [newId(), newId()];
  await beginPerson(madeUpUser(tara), 'a token');
  const only = await asked('How to analyze?');
  await openPersonDb(meera).open();
  await setCurrentPerson(meera);
  await finishLeaving();
  expect(await keptWork()).toMatchObject([{ userId: tara, count: 1 }]);
  await joinReply(only, { message: 'By the AI.' });
  expect(await keptWork()).toEqual([]);
  await finishLeaving();
  expect(await databases()).not.toContain(databaseName(tara));
});
