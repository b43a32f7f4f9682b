import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPersonDb } from '#src/data/open-db.ts';
import { beginPerson, forgetPerson } from '#src/data/people.ts';
import { typedIn } from '#src/data/typed-words.ts';
import { usePastToasts } from '#src/state/past-toasts.ts';
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

const user = { email: 'tara@people.example', fullName: 'Tara Menon', userType: 'investor' as const };
const verified = { emailVerified: true, phoneVerified: true };
beforeEach(beginConversation);
afterEach(() => {
  vi.useRealTimers();
});

test('each message goes with the files that were chosen up to its press and since the press before', async () => {
  const writing = await open();
  const plan = slowFile('plan.pdf');
  writing.choose([plan.file]);
  await writing.send('The plan.');
  writing.choose([text('costs.csv')]);
  await expect.poll(writing.names).toEqual(['costs.csv']);
  await writing.send('The costs.');
  expect(await writing.names()).toEqual([]);
  writing.choose([text('rain.csv')]);
  await expect.poll(writing.names).toEqual(['rain.csv']);
  await plan.readOn();
  const both = [
    ['The plan.', 'plan.pdf'],
    ['The costs.', 'costs.csv'],
  ];
  await expect.poll(sent).toEqual(both);
  expect(await writing.names()).toEqual(['rain.csv']);
  await writing.send('');
  await expect.poll(sent).toEqual([...both, ['', 'rain.csv']]);
});

test('a file that was chosen for two messages goes with both, and one that was taken out of the later still goes with the first', async () => {
  const writing = await open();
  const plan = slowFile('plan.pdf');
  writing.choose([plan.file, text('costs.csv')]);
  writing.choose([text('costs.csv'), text('rain.csv')]);
  await expect.poll(writing.names).toEqual(['costs.csv', 'rain.csv']);
  await writing.send('The plan.');
  writing.choose([text('costs.csv'), text('rain.csv')]);
  await expect.poll(writing.names).toEqual(['costs.csv', 'rain.csv']);
  const [, rain] = await writing.files();
  writing.drop(rain?.hash ?? '');
  await expect.poll(writing.names).toEqual(['costs.csv']);
  await writing.send('The costs.');
  await plan.readOn();
  await expect.poll(sent).toEqual([
    ['The plan.', 'costs.csv', 'rain.csv', 'plan.pdf'],
    ['The costs.', 'costs.csv'],
  ]);
});

test('the files of a message that waits leave the next its whole number', async () => {
  const writing = await open();
  const plan = slowFile('plan.pdf');
  writing.choose([plan.file]);
  writing.choose([text('0.csv'), text('1.csv')]);
  await expect.poll(writing.names).toHaveLength(2);
  await writing.send('The plan.');
  writing.choose(['2', '3', '4', '5', '6'].map((name) => text(`${name}.csv`)));
  await expect.poll(writing.names).toHaveLength(5);
  expect(writing.look().faults).toEqual([]);
});

test('a message that waits for its file goes on as one leaves, and is found so by who comes back', async () => {
  const first = await open();
  const plan = slowFile('plan.pdf');
  first.choose([plan.file]);
  await first.send('The plan.');
  await first.flush();
  first.leave();
  const again = await open();
  expect(again.look()).toMatchObject({ text: '', isAdding: true });
  again.follow(await typed());
  expect(again.look().text).toBe('');
  await again.send('');
  await again.send('And the rain?');
  await plan.readOn();
  await expect.poll(sent).toEqual([['The plan.', 'plan.pdf'], ['And the rain?']]);
  expect(again.look()).toMatchObject({ text: '', isAdding: false });
  await expect.poll(kept).toBe('');
});

test('a message whose file is not read in a minute is back in the box, and the file joins what stands there once it is', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const writing = await open();
  const plan = slowFile('plan.pdf');
  writing.choose([text('costs.csv'), plan.file]);
  await expect.poll(writing.names).toEqual(['costs.csv']);
  await writing.send('The plan.');
  await writing.send('And the rain?');
  vi.advanceTimersByTime(60_000);
  const faults = [expect.stringContaining('not read yet')];
  await expect.poll(writing.look).toMatchObject({ text: 'The plan.\nAnd the rain?', faults, isAdding: true });
  expect(await sent()).toEqual([]);
  await writing.send('In words.');
  await expect.poll(sent).toEqual([['In words.', 'costs.csv']]);
  await expect.poll(writing.look).toMatchObject({ text: '', faults, isReading: true });
  writing.write('The plan.');
  await plan.readOn();
  await expect.poll(writing.names).toEqual(['plan.pdf']);
  expect(writing.look()).toMatchObject({ text: 'The plan.', faults: [], isAdding: false });
  await writing.send('');
  await expect.poll(sent).toEqual([
    ['In words.', 'costs.csv'],
    ['The plan.', 'plan.pdf'],
  ]);
});

test('what does not go while nobody looks is in the box of who comes back, with the reason', async () => {
  const first = await open();
  const plan = slowFile('plan.pdf');
  first.choose([plan.file]);
  await first.send('The plan.');
  first.leave();
  plan.lose();
  await expect.poll(() => first.look().isAdding).toBe(false);
  const again = await open();
  const back = { text: 'The plan.', faults: ['plan.pdf could not be read.'] };
  await expect.poll(again.look).toMatchObject(back);
  await again.send('The plan, in words.');
  await expect.poll(sent).toEqual([['The plan, in words.']]);
});

test('words that are put back while a message waits for its file are kept beside it, and their files go with them', async () => {
  const writing = await open();
  const rain = { hash: 'ab12', name: 'rain.csv', size: 9 };
  const plan = slowFile('plan.pdf');
  writing.choose([plan.file]);
  await writing.send('The plan.');
  await writing.putBack('Taken back', [rain]);
  expect(await kept()).toBe('The plan.\nTaken back');
  expect(await writing.names()).toEqual(['rain.csv']);
  await plan.readOn();
  await expect.poll(sent).toEqual([['The plan.', 'plan.pdf']]);
  await expect.poll(kept).toBe('Taken back');
  expect(writing.look().text).toBe('Taken back');
});

test('a file alone goes, though the message before it is still waiting', async () => {
  const writing = await open();
  const plan = slowFile('plan.pdf');
  writing.choose([plan.file]);
  await writing.send('The plan.');
  writing.choose([text('costs.csv')]);
  await expect.poll(writing.names).toEqual(['costs.csv']);
  await writing.send('');
  await writing.send('');
  await plan.readOn();
  await expect.poll(sent).toEqual([
    ['The plan.', 'plan.pdf'],
    ['', 'costs.csv'],
  ]);
  expect(usePastToasts.getState().past).toEqual([]);
});

test.each(['before', 'after'])(
  'why a file could not be read stays told where another was chosen %s the press',
  async (when) => {
    const writing = await open();
    const plan = slowFile('plan.pdf');
    const costs = slowFile('costs.pdf');
    writing.choose([plan.file]);
    if (when === 'after') await writing.send('The plan.');
    writing.choose([costs.file]);
    if (when === 'before') await writing.send('The plan.');
    plan.lose();
    await costs.readOn();
    const faults = ['plan.pdf could not be read.'];
    await expect.poll(writing.look).toMatchObject({ text: 'The plan.', faults, isAdding: false });
    expect(await writing.names()).toEqual(['costs.pdf']);
    expect(await sent()).toEqual([]);
    await writing.send('The plan is lost.');
    await expect.poll(sent).toEqual([['The plan is lost.', 'costs.pdf']]);
    expect(writing.look().faults).toEqual([]);
  },
);

test('of who has signed out nothing goes, not even where they sign in again', async () => {
  const writing = await open();
  const plan = slowFile('plan.pdf');
  writing.choose([plan.file]);
  await writing.send('The plan.');
  await writing.flush();
  await forgetPerson({ logoutOwed: false });
  await beginPerson({ id: here.me, ...user, ...verified }, 'a token');
  await connectHere();
  expect((await open()).look()).toMatchObject({ text: '', isAdding: false });
  await plan.readOn();
  await expect.poll(() => writing.look().isAdding).toBe(false);
  await writing.flush();
  expect([await sent(), await kept()]).toEqual([[], '']);
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
  await expect.poll(() => writing.look().isAdding).toBe(false);
  await writing.flush();
  expect([await sent(), await kept()]).toEqual([[], '']);
  expect(await sentBy(before)).toEqual([]);
  expect((await typedIn(openPersonDb(before), here.id)).text).toBe('The plan.');
  expect((await open()).look().text).toBe('');
});
