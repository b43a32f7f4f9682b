import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { currentDb, openPersonDb } from '#src/data/database/open-db.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { tabPersonId } from '#src/data/database/tab-person.ts';
import { applyReply } from '#src/data/exchange/apply-reply.ts';
import { enqueue } from '#src/data/exchange/mutate.ts';
import { prepareRequest } from '#src/data/exchange/prepare-request.ts';
import { cancelItem } from '#src/data/outbox/outbox-actions.ts';
import { outboxItems } from '#src/data/outbox/outbox-items.ts';
import { type OutboxState, watchOutbox } from '#src/data/outbox/watch-outbox.ts';
import { finishLeaving } from '#src/data/people/finish-leaving.ts';
import { adoptGuestDrafts } from '#src/data/people/guest-drafts.ts';
import { beginPerson, forgetPerson } from '#src/data/people/people.ts';
import { keepWritten, writtenItems } from '#src/data/words/written-forms.ts';
import { localStorageHere } from '#src/testing/full-device.ts';
import { madeUpUser } from '#src/testing/here.ts';
import { guestId, newId } from '#sync/ids.ts';
import type { Outcome, SyncRequest } from '#sync/protocol.ts';
import { createDraft } from './drafts.ts';
import { sendContactMessage, subscribeNewsletter } from './messages-to-us.ts';

localStorageHere();

const message = {
  name: 'Tara Menon',
  email: 'tara@people.example',
  subject: 'Dry dock',
  message: 'How do I export my drafts?',
  consent: true as const,
};
const applyOutcomes = (db: PersonDb, request: SyncRequest, outcomes: Outcome[]) =>
  applyReply(
    db,
    request,
    {
      epoch: 'e',
      outcomes,
      changes: [],
      deletions: [],
      cursors: { public: 0 },
      more: false,
      directory: null,
    },
    { deviceNow: Date.now(), serverNow: Date.now() },
  );
/** What is listed of forms. */
const wordsWritten = async () =>
  (await writtenItems(await currentDb())).flatMap(({ changes }) => changes.map(({ words }) => words));
const namesWaiting = async () => (await (await currentDb()).outbox.toArray()).map(({ name }) => name);

beforeEach(async () => {
  await forgetPerson({ logoutOwed: false });
  const guest = await currentDb();
  await guest.outbox.clear();
});

test('a guest’s message waits in words in the outbox, can go without signing in, and can be taken back', async () => {
  const id = await sendContactMessage(message);
  const guest = await currentDb();
  const [item] = await outboxItems(guest);
  expect(item).toMatchObject({ title: 'Message to Pankh: Dry dock', reason: null, needsSignIn: false });
  await cancelItem(item?.key ?? '');
  expect(await namesWaiting()).toEqual([]);
  await sendContactMessage(message);
  const { mutations, userId } = await prepareRequest(guest, Date.now());
  expect([userId, mutations.length, mutations[0]?.args, mutations[0]?.id === id]).toEqual([
    null,
    1,
    message,
    false,
  ]);
});

test('what a guest may not send stays behind what they may', async () => {
  await createDraft();
  await subscribeNewsletter('tara@people.example');
  const guest = await currentDb();
  const { mutations } = await prepareRequest(guest, Date.now());
  expect(mutations.map(({ name }) => name)).toEqual(['subscribeNewsletter']);
  const items = await outboxItems(guest);
  expect(items.map(({ title, reason }) => [title, reason])).toEqual([
    ['Draft: Untitled pitch', 'Kept on this device until you sign in.'],
    ['Newsletter', null],
  ]);
});

test('a message that waits goes with whoever signs in; their drafts only once they agree', async () => {
  await createDraft();
  await sendContactMessage(message);
  await beginPerson(madeUpUser(newId()), 'token');
  expect(await namesWaiting()).toEqual(['sendContactMessage']);
  await adoptGuestDrafts();
  expect(await namesWaiting()).toEqual(['sendContactMessage', 'createDraft']);
});

test('what was half written to us before signing in is in the form afterwards, below what was begun there', async () => {
  const about = { key: 'message:contact', title: 'Message to Pankh', href: '/contact' };
  const written = (message: string) => keepWritten(about, { message: { from: '', to: message } }, {});
  await written('How do I export');
  const person = madeUpUser(newId());
  await beginPerson(person, 'token');
  expect(await wordsWritten()).toEqual(['message: How do I export']);
  // The session ends, and somebody begins another message before they log in again.
  await openPersonDb(guestId).forms.put({
    ...about,
    labels: {},
    fields: { subject: { from: '', to: 'Dry dock' }, message: { from: '', to: 'my drafts?' } },
    at: '2026-01-05T10:00:00Z',
  });
  await finishLeaving();
  const below = ['subject (set aside): Dry dock', 'message (set aside): my drafts?'];
  expect(await wordsWritten()).toEqual(['message: How do I export', ...below]);
  expect(await openPersonDb(guestId).forms.count()).toBe(0);
});

test('a guest’s name stays theirs where a person has begun such a message, and what is taken twice stands once', async () => {
  const about = { key: 'message:contact', title: 'Message to Pankh', href: '/contact' };
  const guests = {
    name: { from: '', to: 'Tara Bose' },
    email: { from: '', to: 'tara@people.example' },
    subject: { from: '', to: 'Sails' },
    message: { from: '', to: 'Do they dry' },
  };
  const put = (fields: object, at: string) =>
    openPersonDb(guestId).forms.put({ ...about, labels: {}, fields: { ...guests, ...fields }, at });
  await beginPerson(madeUpUser(newId()), 'token');
  await keepWritten(about, { subject: { from: '', to: 'Dry dock' } }, {});
  await put({}, '2026-01-05T10:00:00Z');
  await finishLeaving();
  const taken = ['subject: Dry dock', 'subject (set aside): Sails'];
  expect(await wordsWritten()).toEqual([...taken, 'message (set aside): Do they dry']);
  // A tab died before the guest's copy was removed.
  await put({}, '2026-01-05T10:00:00Z');
  await finishLeaving();
  expect(await wordsWritten()).toEqual([...taken, 'message (set aside): Do they dry']);
  // A guest's tab wrote on.
  await put({ message: { from: '', to: 'Do they dry at night?' } }, '2026-01-05T10:01:00Z');
  await finishLeaving();
  expect(await wordsWritten()).toEqual([...taken, 'message (set aside): Do they dry at night?']);
});

test('a message that may have reached the server already goes with whoever signs in, unchangeable and under its id', async () => {
  await sendContactMessage(message);
  const guest = await currentDb();
  const sent = await prepareRequest(guest, Date.now());
  await beginPerson(madeUpUser(newId()), 'token');
  const person = await currentDb();
  expect(await guest.outbox.toArray()).toEqual([]);
  const [item] = await outboxItems(person);
  expect(item).toMatchObject({ title: 'Message to Pankh: Dry dock', state: 'sending', canCancel: false });
  await sendContactMessage({ ...message, subject: 'Sails' });
  const again = await prepareRequest(person, Date.now());
  expect(again.mutations).toEqual(sent.mutations.map((mutation) => ({ ...mutation, seq: 1 })));
  await applyOutcomes(person, again, [
    { result: 'applied', seq: 1, id: again.mutations[0]?.id ?? '', at: 0 },
  ]);
  const next = await prepareRequest(person, Date.now());
  expect(next.mutations).toMatchObject([{ seq: 2, args: { subject: 'Sails' } }]);
});

test('a message that was taken over is taken over once, though the sign-in was cut in the middle', async () => {
  await sendContactMessage(message);
  const guest = await currentDb();
  await prepareRequest(guest, Date.now());
  const entries = await guest.outbox.toArray();
  const user = madeUpUser(newId());
  await beginPerson(user, 'token');
  await guest.outbox.bulkAdd(entries);
  await beginPerson(user, 'token');
  expect(await namesWaiting()).toEqual(['sendContactMessage']);
  expect(await guest.outbox.count()).toBe(0);
});

test('while a guest’s unanswered message waits no status tells that nothing does, across the sign-in until it was taken', async () => {
  await sendContactMessage(message);
  await prepareRequest(await currentDb(), Date.now());
  const told: OutboxState[] = [];
  // As the app does: what is told of somebody whose turn is over is of no account.
  const stop = watchOutbox(async (state) => {
    if (state.personId === (await tabPersonId())) told.push(state);
  });
  await expect.poll(() => told.at(-1)).toMatchObject({ personId: 'guest', waiting: 1 });
  const user = madeUpUser(newId());
  await beginPerson(user, 'token');
  await expect.poll(() => told.at(-1)).toMatchObject({ personId: user.id });
  expect(told.map(({ waiting }) => waiting)).toEqual(told.map(() => 1));
  const person = await currentDb();
  const request = await prepareRequest(person, Date.now());
  const [sent] = request.mutations;
  await applyOutcomes(person, request, [
    { result: 'applied', seq: sent?.seq ?? 0, id: sent?.id ?? '', at: 0 },
  ]);
  await expect.poll(() => told.at(-1)).toMatchObject({ waiting: 0, attention: 0 });
  stop();
});

test('a message that a guest’s tab stored too late for the sign-in is found when the app starts again', async () => {
  await beginPerson(madeUpUser(newId()), 'token');
  const guest = openPersonDb('guest');
  await enqueue(guest, {
    id: newId(),
    name: 'sendContactMessage',
    args: message,
    doneAt: new Date().toISOString(),
  });
  await prepareRequest(guest, Date.now());
  await finishLeaving();
  expect(await guest.outbox.toArray()).toEqual([]);
  expect((await prepareRequest(await currentDb(), Date.now())).mutations).toMatchObject([{ args: message }]);
});

test('a guest’s message that was refused needs whoever signs in', async () => {
  await sendContactMessage(message);
  const guest = await currentDb();
  const request = await prepareRequest(guest, Date.now());
  const failure = { code: 'invalid', message: 'Please enter a valid email address' };
  const id = request.mutations[0]?.id ?? '';
  const seq = request.mutations[0]?.seq ?? 0;
  await applyOutcomes(guest, request, [{ result: 'refused', seq, id, at: 0, failure }]);
  await beginPerson(madeUpUser(newId()), 'token');
  const person = await currentDb();
  expect(await outboxItems(person)).toMatchObject([
    {
      title: 'Message to Pankh: Dry dock',
      state: 'needs-you',
      reason: failure.message,
      canRetry: true,
      isHereOnly: true,
    },
  ]);
  expect(await guest.outbox.count()).toBe(0);
});
