import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentDb } from '#src/data/database/open-db.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { exportUnsent } from '#src/data/outbox/export-unsent.ts';
import { beginPerson, forgetPerson } from '#src/data/people/people.ts';
import { inAnotherTab } from '#src/testing/another-tab.ts';
import { besideWhile, fillDevice, freeDevice, localStorageHere } from '#src/testing/full-device.ts';
import { newId } from '#sync/ids.ts';
import { forgetForm, keepForm, keptForm } from './kept-forms.ts';
import { storeHeldWords } from './store-held-words.ts';
import { typedItems } from './typed-unsent.ts';
import { HeldError, keepTyped, type TypedHere, typedIn } from './typed-words.ts';
import { forgetWritten, holdWritten, keepWritten, writtenIn, writtenItems } from './written-forms.ts';

const beside = localStorageHere();

const about = { key: 'message:contact', title: 'Message to us', href: '/contact' };
const labels = { message: 'Message' };
const saying = (to: string) => ({ message: { from: '', to } });
const tara = (id: string) => ({
  id,
  email: 'tara@people.example',
  fullName: 'Tara Menon',
  userType: 'entrepreneur' as const,
  emailVerified: true,
  phoneVerified: true,
});
const { put } = IDBObjectStore.prototype;
let userId: string;
let db: PersonDb;
beforeEach(async () => {
  await forgetPerson({ logoutOwed: false });
  userId = newId();
  await beginPerson(tara(userId), 'a token');
  db = await currentDb();
});

test('what a full device cannot store of a form is found again in it, listed and exported, and stored once there is room', async () => {
  await keepWritten(about, saying('How do I'), labels);
  fillDevice();
  await expect(keepWritten(about, saying('How do I export?'), labels)).rejects.toThrow();
  expect((await writtenIn(about.key)).form?.fields).toEqual(saying('How do I export?'));
  expect(await writtenItems(db)).toMatchObject([{ changes: [{ words: 'message: How do I export?' }] }]);
  expect(await (await exportUnsent()).text()).toContain('  - message: How do I export?');
  await expect(storeHeldWords()).rejects.toThrow();
  freeDevice();
  await storeHeldWords();
  expect(await db.forms.toArray()).toMatchObject([{ ...about, fields: saying('How do I export?') }]);
  expect(beside.size).toBe(0);
});

test('what a closing page could not wait for stands in the form it was written in, instead of what that page had stored', async () => {
  await keepWritten(about, saying('How do'), labels);
  holdWritten(about, saying('How do I export?'), labels);
  const next = await inAnotherTab(() => import('./written-forms.ts'));
  const { form } = await next.writtenIn(about.key);
  expect(form).toMatchObject({ fields: saying('How do I export?'), aside: {} });
  await storeHeldWords();
  expect(await db.forms.toArray()).toMatchObject([{ fields: saying('How do I export?'), others: [] }]);
  expect(beside.size).toBe(0);
});

test('a page that closes after its person has signed out leaves nothing', async () => {
  const tab = await inAnotherTab(async () => ({
    ...(await import('#src/data/database/closing-page.ts')),
    ...(await import('./written-forms.ts')),
  }));
  await tab.keepWritten(about, saying('How do'), labels);
  tab.leaveNothing();
  tab.holdWritten(about, saying('How do I export?'), labels);
  expect(beside.size).toBe(0);
});

test('what is stored later is newer than what a full device could not store, and a form that is done is gone', async () => {
  fillDevice();
  await expect(keepWritten(about, saying('How'), labels)).rejects.toThrow();
  freeDevice();
  await keepWritten(about, saying('How do I export?'), labels);
  await storeHeldWords();
  expect((await writtenIn(about.key)).form?.fields).toEqual(saying('How do I export?'));
  fillDevice();
  await expect(keepWritten(about, saying('How do'), labels)).rejects.toThrow();
  await forgetWritten(about);
  expect(await writtenItems(db)).toEqual([]);
});

test('what a full device could not store of a form is newer than what it had stored, also by a clock that was put back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T09:00:00.000Z') });
  await keepWritten(about, saying('How'), labels);
  vi.setSystemTime(Date.parse('2026-02-01T09:00:00.000Z'));
  fillDevice();
  await expect(keepWritten(about, saying('How do I export?'), labels)).rejects.toThrow();
  vi.useRealTimers();
  expect((await writtenIn(about.key)).form?.fields).toEqual(saying('How do I export?'));
  freeDevice();
  await storeHeldWords();
  expect(await db.forms.toArray()).toMatchObject([{ fields: saying('How do I export?') }]);
});

test('words to somebody that a full device cannot store are found again, and stored once, also over other words', async () => {
  const id = newId();
  const first = await keepTyped(id, 'Do they run', 0);
  fillDevice();
  await expect(keepTyped(id, 'Do they run at night?', first.turn)).rejects.toThrow();
  expect(await typedIn(db, id)).toEqual({ text: 'Do they run at night?', turn: first.turn + 1 });
  expect(await typedItems(db)).toMatchObject([{ changes: [{ words: 'message: Do they run at night?' }] }]);
  freeDevice();
  await storeHeldWords();
  await storeHeldWords();
  expect(await db.typed.get(id)).toMatchObject({ text: 'Do they run at night?', turn: first.turn + 2 });
  expect(beside.size).toBe(0);
});

/** What stands once a full device has held these words. */
async function held(id: string, text: string, known: number): Promise<TypedHere> {
  const error: unknown = await keepTyped(id, text, known).catch((thrown: unknown) => thrown);
  if (!(error instanceof HeldError)) throw new Error('It was stored, or lost', { cause: error });
  return error.stands;
}

test('two tabs whose words a full device cannot store keep those of both, and neither twice', async () => {
  const id = newId();
  fillDevice();
  const one = await held(id, 'From one', 0);
  const other = await held(id, 'From the other', 0);
  expect(other.text).toBe('From one\nFrom the other');
  const onward = await held(id, 'From one\nFrom the other, again', other.turn);
  // What was not stored is tried again.
  expect((await held(id, 'From one', one.turn)).text).toBe(onward.text);
  freeDevice();
  await storeHeldWords();
  expect((await keepTyped(id, 'From one', one.turn)).text).toBe(onward.text);
  expect(await typedItems(db)).toMatchObject([{ changes: [{ words: `message: ${onward.text}` }] }]);
  expect(beside.size).toBe(0);
});

test('a tab that stores its words again keeps those that another holds', async () => {
  const id = newId();
  const { turn } = await keepTyped(id, 'Dear', 0);
  fillDevice();
  await held(id, 'Dear Asha', turn);
  freeDevice();
  expect((await keepTyped(id, 'Dear Tara', turn)).text).toBe('Dear Asha\nDear Tara');
  expect(await typedIn(db, id)).toMatchObject({ text: 'Dear Asha\nDear Tara' });
});

test('words stand below those that another tab had stored as they were about to be held', async () => {
  const id = newId();
  fillDevice();
  await held(id, 'From one', 0);
  freeDevice();
  await db.typed.put({ connectionId: id, text: 'From the other', turn: 2 });
  const both = { text: 'From the other\nFrom one' };
  expect(await typedIn(db, id)).toMatchObject(both);
  await storeHeldWords();
  expect(await db.typed.get(id)).toMatchObject(both);
});

test('where nothing can be held either nobody counts on it', async () => {
  fillDevice();
  vi.spyOn(beside, 'set').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  const thrown: unknown = await keepTyped(newId(), 'From one', 0).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Error);
  expect(thrown).not.toBeInstanceOf(HeldError);
});

test('words that are typed while the database cannot be read take the place of those they go on from', async () => {
  const id = newId();
  const first = await keepTyped(id, 'Hello Asha', 0);
  const { get } = IDBObjectStore.prototype;
  const unread = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (
    this: IDBObjectStore,
    key,
  ) {
    if (this.name === 'typed') throw new DOMException('No answer', 'NotReadableError');
    return get.call(this, key);
  });
  const next = await held(id, 'Hi', first.turn);
  await held(id, 'Hi Asha', next.turn);
  unread.mockRestore();
  expect((await typedIn(db, id)).text).toBe('Hi Asha');
  await storeHeldWords();
  expect(await db.typed.get(id)).toMatchObject({ text: 'Hi Asha' });
});

test('words that are held stay so where the device fails only as it is to keep what was stored', async () => {
  const id = newId();
  fillDevice();
  await expect(keepTyped(id, 'Do they run?', 0)).rejects.toThrow();
  IDBObjectStore.prototype.put = function (...args) {
    const request = put.apply(this, args);
    request.addEventListener('success', () => this.transaction.abort());
    return request;
  };
  await expect(storeHeldWords()).rejects.toThrow();
  freeDevice();
  expect((await typedIn(db, id)).text).toBe('Do they run?');
  await storeHeldWords();
  expect(await db.typed.get(id)).toMatchObject({ text: 'Do they run?' });
});

test('words that are held stay so until what stores them is on the disk', async () => {
  const id = newId();
  fillDevice();
  await held(id, 'Do they run?', 0);
  freeDevice();
  const before = [...beside];
  expect(await besideWhile(beside, storeHeldWords)).toEqual(before);
  expect(beside.size).toBe(0);
});

test('a page that is killed between storing words and letting go of them has them once, as they are by then', async () => {
  const id = newId();
  fillDevice();
  const { turn } = await held(id, 'Dear Asha', 0);
  freeDevice();
  const left = await besideWhile(beside, () => keepTyped(id, 'Hello Asha', turn));
  for (const [name, words] of left) beside.set(name, words);
  expect((await typedIn(db, id)).text).toBe('Hello Asha');
  await storeHeldWords();
  expect(await db.typed.get(id)).toMatchObject({ text: 'Hello Asha' });
  expect(beside.size).toBe(0);
});

test('they go with whoever signs out', async () => {
  fillDevice();
  await expect(keepWritten(about, saying('How do I export?'), labels)).rejects.toThrow();
  await expect(keepTyped(newId(), 'Do they run at night?', 0)).rejects.toThrow();
  freeDevice();
  await forgetPerson({ logoutOwed: false });
  expect(beside.size).toBe(0);
});

test('a form that is to make an account is found again as a full device could not store it, without its password', async () => {
  await keepForm('register', { fullName: 'Tara' });
  fillDevice();
  await expect(keepForm('register', { fullName: 'Tara Menon', password: 'a secret' })).rejects.toThrow();
  expect(await keptForm('register')).toEqual({ fullName: 'Tara Menon' });
  freeDevice();
  await keepForm('register', { fullName: 'Tara M' });
  expect(await keptForm('register')).toEqual({ fullName: 'Tara M' });
  await forgetForm('register');
  expect([await keptForm('register'), beside.size]).toEqual([undefined, 0]);
});
