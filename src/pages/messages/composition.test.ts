import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentDb, openPersonDb } from '#src/data/database/open-db.ts';
import { beginPerson, forgetPerson } from '#src/data/people/people.ts';
import { typedIn } from '#src/data/words/typed-words.ts';
import { useToasts } from '#src/state/toasts.ts';
import {
  asha,
  beginConversation,
  connectHere,
  here,
  kept,
  open,
  sent,
  sentBy,
  slowFile,
  text,
  typed,
} from '#src/testing/composing.ts';
import { longestMessage } from '#sync/records/message.ts';

const user = { email: 'tara@people.example', fullName: 'Tara Menon', userType: 'investor' as const };
const verified = { emailVerified: true, phoneVerified: true };
beforeEach(async () => {
  useToasts.setState({ queue: [] });
  await beginConversation();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a message goes once its files are read, those that were chosen after the press, too', async () => {
  const writing = await open();
  const plan = slowFile('plan.pdf');
  writing.choose([text('rain.csv'), plan.file]);
  await expect.poll(writing.names).toEqual(['rain.csv']);
  await writing.send('The plan.');
  await writing.send('');
  writing.choose([text('costs.csv')]);
  expect(writing.look()).toMatchObject({
    text: 'The plan.',
    reading: ['plan.pdf', 'costs.csv'],
    isWaiting: true,
  });
  await plan.readOn();
  await expect.poll(sent).toEqual([['The plan.', 'rain.csv', 'plan.pdf', 'costs.csv']]);
  await expect.poll(writing.look).toMatchObject({ text: '', reading: [], isWaiting: false });
  expect(await writing.names()).toEqual([]);
  await expect.poll(kept).toBe('');
});

test('who writes on while it waits has not finished: it goes with the next press', async () => {
  const writing = await open();
  const plan = slowFile('plan.pdf');
  writing.choose([plan.file]);
  await writing.send('The plan.');
  writing.write('The plan. And the rain?');
  expect(writing.look()).toMatchObject({ reading: ['plan.pdf'], isWaiting: false });
  await plan.readOn();
  await expect.poll(writing.look).toMatchObject({ text: 'The plan. And the rain?', reading: [] });
  await writing.flush();
  expect(await sent()).toEqual([]);
  await writing.send('');
  await expect.poll(sent).toEqual([['The plan. And the rain?', 'plan.pdf']]);
});

test('messages that are sent in one breath all go, in their order, and what is pressed for twice goes once', async () => {
  const writing = await open();
  writing.sendAtOnce('One.', '', 'Two.', 'Three.');
  writing.write('Four');
  await expect.poll(sent).toEqual([['One.'], ['Two.'], ['Three.']]);
  await expect.poll(kept).toBe('Four');
  expect(writing.look().text).toBe('Four');
  writing.choose([text('costs.csv')]);
  await expect.poll(writing.names).toEqual(['costs.csv']);
  await writing.send('Four.');
  writing.sendAtOnce('');
  await expect.poll(sent).toEqual([['One.'], ['Two.'], ['Three.'], ['Four.', 'costs.csv']]);
  await writing.flush();
  expect(writing.look().text).toBe('');
  expect(useToasts.getState().queue).toEqual([]);
});

test('what is not taken is in the box again, all of it, and it is said', async () => {
  const writing = await open();
  writing.sendAtOnce('One.', 'x'.repeat(longestMessage + 1), 'Three.');
  writing.write('Four');
  const left = `${'x'.repeat(longestMessage + 1)}\nThree.\nFour`;
  await expect.poll(() => writing.look().text).toBe(left);
  await expect.poll(kept).toBe(left);
  expect(await sent()).toEqual([['One.']]);
  expect(useToasts.getState().queue).toMatchObject([{ title: 'This was not saved' }]);
});

test('a message that waits for its file goes though one leaves, and is found so by who comes back', async () => {
  const first = await open();
  const plan = slowFile('plan.pdf');
  first.choose([plan.file]);
  await first.send('The plan.');
  await first.flush();
  first.leave();
  const again = await open();
  again.follow(await typed());
  expect(again.look()).toMatchObject({ text: 'The plan.', isWaiting: true });
  await again.send('');
  await plan.readOn();
  await expect.poll(sent).toEqual([['The plan.', 'plan.pdf']]);
  await expect.poll(again.look).toMatchObject({ text: '', reading: [], isWaiting: false });
  await expect.poll(kept).toBe('');
});

test('what is typed while a message is stored is kept before a reload', async () => {
  const writing = await open();
  writing.sendAtOnce('One.');
  writing.write('Two');
  await writing.flush();
  expect([await sent(), await kept()]).toEqual([[['One.']], 'Two']);
});

test('what does not go while nobody looks is in the box of who comes back, with the reason', async () => {
  const first = await open();
  const plan = slowFile('plan.pdf');
  first.choose([plan.file]);
  await first.send('The plan.');
  first.leave();
  plan.lose();
  await expect.poll(() => first.look().reading).toEqual([]);
  const again = await open();
  const back = { text: 'The plan.', faults: ['plan.pdf could not be read.'], isWaiting: false };
  await expect.poll(again.look).toMatchObject(back);
  await again.send('The plan, in words.');
  await expect.poll(sent).toEqual([['The plan, in words.']]);
});

test('words that are put back where a message waits for its file stand below it, with their files, and go with the next press', async () => {
  const writing = await open();
  const rain = { hash: 'ab12'.repeat(16), name: 'rain.csv', size: 9 };
  const plan = slowFile('plan.pdf');
  writing.choose([plan.file]);
  await writing.send('The plan.');
  await writing.putBack('Taken back', [rain]);
  expect(await kept()).toBe('The plan.\nTaken back');
  await plan.readOn();
  await expect.poll(writing.names).toEqual(['rain.csv', 'plan.pdf']);
  expect(await sent()).toEqual([]);
  await writing.send('');
  await expect.poll(sent).toEqual([['The plan.\nTaken back', 'rain.csv', 'plan.pdf']]);
});

test('a file that is chosen behind a slow one does not come to who signs in before that is read', async () => {
  const writing = await open();
  const plan = slowFile('plan.pdf');
  writing.choose([plan.file, text('private.csv')]);
  await expect.poll(plan.isBegun).toBe(true);
  here.me = asha.id;
  await beginPerson({ id: here.me, ...user, ...verified }, 'a token');
  await plan.readOn();
  await expect.poll(() => writing.look().reading).toEqual([]);
  const theirs = openPersonDb(here.me);
  expect([await theirs.chosen.count(), await theirs.files.count()]).toEqual([0, 0]);
});

test('a message whose storing lost its connection after it was stored goes once, and the next after it', async () => {
  const db = await currentDb();
  const writing = await open();
  const { transaction } = db;
  const lossy = vi.spyOn(db, 'transaction').mockImplementation(function (this: unknown, ...args: unknown[]) {
    const work = Reflect.apply(transaction, db, args);
    const tables: unknown = args[1];
    if (!Array.isArray(tables) || !tables.includes(db.outbox) || !tables.includes(db.typed)) return work;
    lossy.mockRestore();
    return work.then(() => {
      throw new DOMException('', 'UnknownError');
    });
  });
  writing.sendAtOnce('One.', 'Two.');
  await expect.poll(sent).toEqual([['One.'], ['Two.']]);
  await writing.flush();
  expect([writing.look().text, await kept()]).toEqual(['', '']);
});

test('of who has signed out nothing goes, not even where they sign in again', async () => {
  const writing = await open();
  const plan = slowFile('plan.pdf');
  writing.choose([plan.file]);
  await writing.send('The plan.');
  await writing.flush();
  await forgetPerson({ logoutOwed: false });
  await beginPerson({ id: here.me, ...user, ...verified }, 'a token');
  await connectHere();
  expect((await open()).look()).toMatchObject({ text: '', reading: [] });
  await plan.readOn();
  await expect.poll(() => writing.look().reading).toEqual([]);
  await writing.flush();
  expect([await sent(), await kept()]).toEqual([[], '']);
});

test('nothing that is chosen, put back or pressed for while a message is stored comes to who signs in meanwhile', async () => {
  const writing = await open();
  const before = here.me;
  writing.sendAtOnce('One.');
  writing.choose([text('private.csv'), text('more.csv')]);
  const rain = { hash: 'ab12'.repeat(16), name: 'rain.csv', size: 9 };
  const putBack = writing.putBack('Taken back', [rain, { ...rain, hash: 'ab13'.repeat(16) }]);
  const refused = expect(putBack).rejects.toThrow();
  here.me = asha.id;
  await beginPerson({ id: here.me, ...user, ...verified }, 'a token');
  writing.sendAtOnce('Two.');
  await refused;
  await expect.poll(() => writing.look().reading).toEqual([]);
  expect(await openPersonDb(here.me).chosen.count()).toBe(0);
  expect(await kept()).toBe('');
  expect(await sent()).toEqual([]);
  here.me = before;
  await beginPerson({ id: before, ...user, ...verified }, 'a token');
  await connectHere();
  const again = await open();
  await again.send('Three.');
  await expect.poll(async () => JSON.stringify(await sent())).toContain('Three.');
});

test('what waits as somebody else signs in goes in nobody’s name, and its words stay with who wrote them', async () => {
  const writing = await open();
  const plan = slowFile('plan.pdf');
  writing.choose([plan.file]);
  await writing.send('The plan.');
  await writing.flush();
  const before = here.me;
  here.me = asha.id;
  await beginPerson({ id: here.me, ...user, ...verified }, 'a token');
  await connectHere();
  await plan.readOn();
  await expect.poll(() => writing.look().reading).toEqual([]);
  await writing.flush();
  expect([await sent(), await kept()]).toEqual([[], '']);
  expect(await sentBy(before)).toEqual([]);
  expect((await typedIn(openPersonDb(before), here.id)).text).toBe('The plan.');
  expect((await open()).look().text).toBe('');
});
