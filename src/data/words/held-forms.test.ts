import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { inAnotherTab } from '#src/testing/another-tab.ts';
import { besideWhile, fillDevice, freeDevice, localStorageHere } from '#src/testing/full-device.ts';
import { signedInHere } from '#src/testing/here.ts';
import { holdForm, writtenHere } from './held-forms.ts';
import { holdWords } from './held-words.ts';
import { storeHeldWords } from './store-held-words.ts';
import { forgetWritten, keepWritten, writtenIn, writtenItems } from './written-forms.ts';

const beside = localStorageHere();

const about = { key: 'message:contact', title: 'Message to us', href: '/contact' };
const labels = { message: 'Message' };
const saying = (to: string) => ({ message: { from: '', to } });
let userId: string;
let db: PersonDb;
beforeEach(async () => {
  ({ db, userId } = await signedInHere('entrepreneur'));
});

const anotherTab = () => inAnotherTab(() => import('./written-forms.ts'));

/** What is listed of forms. */
async function listed(): Promise<string[]> {
  return (await writtenItems(db)).flatMap(({ changes }) => changes.map(({ words }) => words));
}

test('what two tabs write in a form that a full device cannot store is held of both, and each goes on with its own', async () => {
  const other = await anotherTab();
  fillDevice();
  await expect(keepWritten(about, saying('How do'), labels)).rejects.toThrow();
  await expect(other.keepWritten(about, saying('Who'), labels)).rejects.toThrow();
  await expect(keepWritten(about, saying('How do I export?'), labels)).rejects.toThrow();
  const both = ['message: How do I export?', 'message (set aside): Who'];
  expect(await listed()).toEqual(both);
  freeDevice();
  await storeHeldWords();
  expect([await listed(), beside.size]).toEqual([both, 0]);
  await other.keepWritten(about, saying('Who runs?'), labels);
  expect(await listed()).toEqual(['message: Who runs?', 'message (set aside): How do I export?']);
  await forgetWritten(about);
  expect(await listed()).toEqual(['message: Who runs?']);
});

test('a tab that stores its words of a form leaves those that another holds', async () => {
  const other = await anotherTab();
  fillDevice();
  await expect(other.keepWritten(about, saying('Who'), labels)).rejects.toThrow();
  freeDevice();
  await keepWritten(about, saying('How'), labels);
  await forgetWritten(about);
  expect(await listed()).toEqual(['message: Who']);
});

test('what a closed tab held goes with the form that was begun with it, but not what was written there since', async () => {
  const other = await anotherTab();
  fillDevice();
  await expect(other.keepWritten(about, saying('Who'), labels)).rejects.toThrow();
  const { form } = await writtenIn(about.key);
  expect(form?.fields).toEqual(saying('Who'));
  await expect(keepWritten(about, saying('Who runs?'), labels, { known: form?.of })).rejects.toThrow();
  expect(await listed()).toEqual(['message: Who runs?']);
  await expect(other.keepWritten(about, saying('Who is it?'), labels)).rejects.toThrow();
  freeDevice();
  await keepWritten(about, saying('Who runs?'), labels, { known: form?.of });
  await storeHeldWords();
  expect((await listed()).toSorted()).toEqual(['message (set aside): Who runs?', 'message: Who is it?']);
  expect(beside.size).toBe(0);
});

test('a held form that its tab stores meanwhile is not set aside', async () => {
  fillDevice();
  await expect(keepWritten(about, saying('How do'), labels)).rejects.toThrow();
  freeDevice();
  await Promise.all([keepWritten(about, saying('How do I export?'), labels), storeHeldWords()]);
  expect(await listed()).toEqual(['message: How do I export?']);
  expect(beside.size).toBe(0);
});

test('nor does it come back where it is saved meanwhile', async () => {
  fillDevice();
  await expect(keepWritten(about, saying('How do'), labels)).rejects.toThrow();
  freeDevice();
  await Promise.all([forgetWritten(about), storeHeldWords()]);
  expect([await listed(), beside.size]).toEqual([[], 0]);
});

test('a form that an earlier release held is found, and stored', async () => {
  const ofBefore = { ...about, labels, fields: saying('How do'), aside: {}, at: '2026-01-01T09:00:00.000Z' };
  await db.forms.put({ ...ofBefore, fields: saying('How'), at: '2026-01-01T08:59:59.000Z' });
  holdWords(userId, `form:${about.key}`, { ...ofBefore, over: ofBefore.at });
  expect(await listed()).toEqual(['message: How do']);
  await storeHeldWords();
  expect([await listed(), beside.size]).toEqual([['message: How do'], 0]);
});

test('words of a form that are held anew while the ones before are being stored stay held, and are stored after them', async () => {
  fillDevice();
  await expect(keepWritten(about, saying('How do'), labels)).rejects.toThrow();
  freeDevice();
  const holdNewer = () => holdForm(userId, newer);
  const newer = writtenHere({ ...about, labels, fields: saying('How do I export?'), aside: {} }, []);
  db.forms.hook('creating', holdNewer);
  await storeHeldWords();
  db.forms.hook('creating').unsubscribe(holdNewer);
  expect(beside.size).toBe(1);
  await storeHeldWords();
  expect([await listed(), beside.size]).toEqual([['message: How do I export?'], 0]);
});

test('a page that is killed between storing a form and letting go of its words has it once', async () => {
  fillDevice();
  await expect(keepWritten(about, saying('How do'), labels)).rejects.toThrow();
  freeDevice();
  const left = await besideWhile(beside, () => keepWritten(about, saying('How?'), labels));
  expect(left).toHaveLength(1);
  for (const [name, words] of left) beside.set(name, words);
  expect(await listed()).toEqual(['message: How?']);
  await storeHeldWords();
  expect([await listed(), beside.size]).toEqual([['message: How?'], 0]);
});

test('nor does a page that is killed as it saves the form bring that back', async () => {
  fillDevice();
  await expect(keepWritten(about, saying('How do'), labels)).rejects.toThrow();
  freeDevice();
  const left = await besideWhile(beside, () => forgetWritten(about));
  beside.clear();
  for (const [name, words] of left) beside.set(name, words);
  expect(await listed()).toEqual([]);
});

test('a saved form whose words the device cannot remove yet does not come back before it can', async () => {
  const other = await anotherTab();
  await other.keepWritten(about, saying('Who'), labels);
  await keepWritten(about, saying('How do'), labels);
  fillDevice();
  await expect(forgetWritten(about)).rejects.toThrow();
  await expect(storeHeldWords()).rejects.toThrow();
  expect(await listed()).toEqual(['message: Who']);
  freeDevice();
  await storeHeldWords();
  expect([await listed(), beside.size]).toEqual([['message: Who'], 0]);
});

test('of what a tab of an earlier release holds twice the newest is stored', async () => {
  const hold = (to: string, at: string) =>
    holdWords(userId, `form:${about.key}`, { ...about, labels, fields: saying(to), aside: {}, at });
  hold('How', '2026-01-01T09:00:00.000Z');
  await storeHeldWords();
  hold('How do', '2026-01-01T09:00:01.000Z');
  await storeHeldWords();
  expect([await listed(), beside.size]).toEqual([['message: How do'], 0]);
});
