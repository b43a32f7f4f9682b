import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentDb } from '#src/data/database/open-db.ts';
import { useToasts } from '#src/state/toasts.ts';
import { beginConversation, open, sent, slowFile, text } from '#src/testing/composing.ts';
import { longestMessage } from '#sync/records/message.ts';

beforeEach(async () => {
  useToasts.setState({ queue: [] });
  await beginConversation();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a file that is chosen while a message with the same is stored stays for the next', async () => {
  const writing = await open();
  writing.choose([text('costs.csv')]);
  await expect.poll(writing.names).toEqual(['costs.csv']);
  await writing.send('The costs.');
  writing.choose([text('costs.csv')]);
  await expect.poll(sent).toEqual([['The costs.', 'costs.csv']]);
  await expect.poll(writing.names).toEqual(['costs.csv']);
});

test('a file that is not read in a minute is told of and holds nothing up; it joins the message, or stays behind', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const writing = await open();
  const plan = slowFile('plan.pdf');
  const lease = slowFile('lease.pdf');
  writing.choose([text('costs.csv'), plan.file]);
  await expect.poll(plan.isBegun).toBe(true);
  await writing.send('The plan.');
  writing.write('The plan');
  vi.advanceTimersByTime(59_000);
  await writing.send('The plan.');
  vi.advanceTimersByTime(1_000);
  const faults = [expect.stringContaining('not read yet')];
  const reading = ['plan.pdf'];
  await expect.poll(writing.look).toMatchObject({ text: 'The plan.', faults, reading, isWaiting: false });
  await plan.readOn();
  await expect.poll(writing.names).toEqual(['costs.csv', 'plan.pdf']);
  expect([writing.look().faults, await sent()]).toEqual([[], []]);
  writing.choose([lease.file]);
  await expect.poll(lease.isBegun).toBe(true);
  vi.advanceTimersByTime(60_000);
  await expect.poll(writing.look).toMatchObject({ faults, reading: ['lease.pdf'] });
  await writing.send('');
  await expect.poll(sent).toEqual([['The plan.', 'costs.csv', 'plan.pdf']]);
  await expect.poll(writing.look).toMatchObject({ text: '', faults: [], reading: [] });
  await lease.readOn();
  await writing.send('No lease.');
  await expect.poll(sent).toEqual([['The plan.', 'costs.csv', 'plan.pdf'], ['No lease.']]);
  expect(await writing.names()).toEqual([]);
});

test('what is taken out while it is read is not waited for, and does not come later', async () => {
  const writing = await open();
  const plan = slowFile('plan.pdf');
  writing.choose([plan.file, text('costs.csv')]);
  await writing.send('The costs.');
  writing.takeOut('plan.pdf');
  await expect.poll(sent).toEqual([['The costs.', 'costs.csv']]);
  await plan.readOn();
  writing.choose([text('rain.csv')]);
  await expect.poll(writing.names).toEqual(['rain.csv']);
  expect(await (await currentDb()).files.count()).toBe(2);
});

test('what cannot go along and was chosen while the message waited keeps it in the box', async () => {
  const writing = await open();
  const plan = slowFile('plan.pdf');
  writing.choose([plan.file]);
  await writing.send('The plan.');
  writing.choose([new File(['MZ'], 'setup.exe')]);
  await plan.readOn();
  const faults = [expect.stringContaining('setup.exe')];
  await expect.poll(writing.look).toMatchObject({ text: 'The plan.', faults, reading: [], isWaiting: false });
  expect(await writing.names()).toEqual(['plan.pdf']);
});

test('a file goes with the message that it was chosen for, though the one before is being stored', async () => {
  const writing = await open();
  writing.sendAtOnce('One.');
  writing.choose([text('costs.csv')]);
  writing.sendAtOnce('Two.');
  await expect.poll(sent).toEqual([['One.'], ['Two.', 'costs.csv']]);
});

test('what is put back and sent at once goes with its files', async () => {
  const writing = await open();
  const putBack = writing.putBack('Taken back', [{ hash: 'ab12'.repeat(16), name: 'rain.csv', size: 9 }]);
  writing.sendAtOnce('');
  await putBack;
  await expect.poll(sent).toEqual([['Taken back', 'rain.csv']]);
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
    await expect
      .poll(writing.look)
      .toMatchObject({ text: 'The plan.', faults, reading: [], isWaiting: false });
    expect(await writing.names()).toEqual(['costs.pdf']);
    expect(await sent()).toEqual([]);
    await writing.send('The plan is lost.');
    await expect.poll(sent).toEqual([['The plan is lost.', 'costs.pdf']]);
    await expect.poll(() => writing.look().faults).toEqual([]);
  },
);

test('a late file stays with a message that does not go, and joins it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const writing = await open();
  const plan = slowFile('plan.pdf');
  writing.choose([plan.file]);
  await expect.poll(plan.isBegun).toBe(true);
  vi.advanceTimersByTime(60_000);
  await writing.send('x'.repeat(longestMessage + 1));
  await expect.poll(() => useToasts.getState().queue).toHaveLength(1);
  expect(writing.look()).toMatchObject({ text: expect.stringMatching(/^x+$/), reading: ['plan.pdf'] });
  await plan.readOn();
  await expect.poll(writing.names).toEqual(['plan.pdf']);
});

test('what was taken out holds nothing up later, however it ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const writing = await open();
  const plan = slowFile('plan.pdf');
  const lease = slowFile('lease.pdf');
  const costs = slowFile('costs.pdf');
  writing.choose([plan.file, lease.file, costs.file]);
  await expect.poll(plan.isBegun).toBe(true);
  vi.advanceTimersByTime(30_000);
  writing.takeOut('plan.pdf');
  await expect.poll(lease.isBegun).toBe(true);
  writing.takeOut('lease.pdf');
  await expect.poll(costs.isBegun).toBe(true);
  await writing.send('The costs.');
  lease.lose();
  vi.advanceTimersByTime(31_000);
  await costs.readOn();
  await expect.poll(sent).toEqual([['The costs.', 'costs.pdf']]);
});

test('what is taken out as it is put among the chosen is not there', async () => {
  const writing = await open();
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...args) {
    if (this.name === 'chosen') {
      IDBObjectStore.prototype.put = put;
      writing.takeOut('costs.csv');
    }
    return put.apply(this, args);
  };
  writing.choose([text('costs.csv')]);
  await writing.send('No costs.');
  await expect.poll(sent).toEqual([['No costs.']]);
  await expect.poll(writing.names).toEqual([]);
});
