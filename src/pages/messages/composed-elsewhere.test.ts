import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { chooseFiles } from '#src/data/chosen-files.ts';
import { discardTyped } from '#src/data/words/discard-typed.ts';
import { useToasts } from '#src/state/toasts.ts';
import {
  asha,
  beginConversation,
  here,
  kept,
  open,
  openElsewhere,
  sent,
  slowFile,
  text,
  typed,
} from '#src/testing/composing.ts';
import { fillDevice } from '#src/testing/full-device.ts';

beforeEach(beginConversation);

test.each(['sent', 'discarded', 'written on'])(
  'what waits for its file and was %s in another tab goes no more by itself: the box shows what stands',
  async (taken) => {
    const writing = await open();
    const plan = slowFile('plan.pdf');
    writing.choose([plan.file]);
    await writing.send('The plan.');
    await writing.flush();
    const elsewhere = await openElsewhere();
    if (taken === 'discarded') await discardTyped(here.id);
    if (taken === 'sent') elsewhere.send(asha, []);
    if (taken === 'written on') elsewhere.write('The plan. And mind the rain.');
    await expect.poll(kept).not.toBe('The plan.');
    await elsewhere.flush();
    const before = await sent();
    const words = await kept();
    await plan.readOn();
    await expect.poll(writing.look).toMatchObject({ text: words, reading: [], isWaiting: false });
    await writing.flush();
    expect([await sent(), await kept(), await writing.names()]).toEqual([before, words, ['plan.pdf']]);
    await writing.send('And the rain?');
    await expect.poll(sent).toEqual([...before, ['And the rain?', 'plan.pdf']]);
  },
);

test.each(['sent', 'written on'])('seen to have been %s there, it waits no longer', async (taken) => {
  const writing = await open();
  const plan = slowFile('plan.pdf');
  writing.choose([plan.file]);
  await writing.send('The plan.');
  await writing.flush();
  const elsewhere = await openElsewhere();
  if (taken === 'sent') elsewhere.send(asha, []);
  else elsewhere.write('The');
  await expect.poll(kept).not.toBe('The plan.');
  await elsewhere.flush();
  writing.follow(await typed());
  expect(writing.look()).toMatchObject({ text: taken === 'sent' ? '' : 'The', isWaiting: false });
});

test.each(['sent', 'written on'])(
  'where the first of two messages in one breath was %s there, the second is in the box',
  async (taken) => {
    const writing = await open();
    writing.write('One.');
    await writing.flush();
    const elsewhere = await openElsewhere();
    if (taken === 'sent') elsewhere.send(asha, []);
    else elsewhere.write('One. And more.');
    await expect.poll(kept).not.toBe('One.');
    await elsewhere.flush();
    writing.sendAtOnce('', 'Two.');
    const words = taken === 'sent' ? 'Two.' : 'One. And more.\nTwo.';
    await expect.poll(() => writing.look().text).toBe(words);
    await expect.poll(kept).toBe(words);
    expect(await sent()).toEqual(taken === 'sent' ? [['One.']] : []);
  },
);

test('words that another tab has stored meanwhile are shown above what was pressed for, and that does not go', async () => {
  const writing = await open();
  const elsewhere = await openElsewhere();
  elsewhere.write('Theirs');
  await elsewhere.flush();
  writing.sendAtOnce('One.');
  await expect.poll(() => writing.look().text).toBe('Theirs\nOne.');
  await writing.flush();
  expect([await sent(), await kept()]).toEqual([[], 'Theirs\nOne.']);
});

test('where nothing can be kept any more, words of another tab do not take the place of these', async () => {
  const writing = await open();
  const elsewhere = await openElsewhere();
  elsewhere.write('Theirs');
  await elsewhere.flush();
  fillDevice();
  writing.write('Mine');
  await writing.flush();
  writing.sendAtOnce('');
  await expect.poll(() => useToasts.getState().queue).toMatchObject([{ title: 'This was not saved' }]);
  await expect.poll(() => writing.look().text).toBe('Mine');
  expect(await kept()).toBe('Theirs');
});

test('files alone that were discarded while one was read do not go, nor does that', async () => {
  const first = await open();
  const plan = slowFile('plan.pdf');
  first.choose([text('costs.csv')]);
  await expect.poll(first.names).toEqual(['costs.csv']);
  first.choose([plan.file]);
  await first.send('');
  first.leave();
  await discardTyped(here.id);
  const again = await open();
  await plan.readOn();
  await expect.poll(again.names).toEqual(['plan.pdf']);
  await expect.poll(() => again.look().isWaiting).toBe(false);
  expect(await sent()).toEqual([]);
});

test('a file that is chosen in another tab after the press does not go along: it is of the message in the box', async () => {
  const writing = await open();
  const plan = slowFile('plan.pdf');
  writing.choose([plan.file]);
  await writing.send('The plan.');
  await chooseFiles(here.id, [text('private.csv')]);
  expect(await writing.names()).toEqual(['private.csv']);
  await plan.readOn();
  await expect.poll(sent).toEqual([['The plan.', 'plan.pdf']]);
  expect(await writing.names()).toEqual(['private.csv']);
});
