import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { chooseFiles } from '#src/data/chosen-files.ts';
import { discardTyped } from '#src/data/discard-typed.ts';
import { sendMessage } from '#src/data/messages.ts';
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

beforeEach(beginConversation);

test.each(['sent in another tab', 'discarded'])(
  'words that were %s while they waited do not go by themselves',
  async (taken) => {
    const writing = await open();
    const plan = slowFile('plan.pdf');
    writing.choose([plan.file]);
    await writing.send('The plan.');
    writing.write('And the rain?');
    await writing.flush();
    const { text, turn } = await typed();
    if (taken === 'discarded') await discardTyped(here.id);
    else await sendMessage(here.id, asha, text, { known: turn });
    const before = await sent();
    await plan.readOn();
    await expect.poll(() => writing.look().isAdding).toBe(false);
    await expect.poll(() => writing.look().text).toBe('');
    await writing.flush();
    expect([await sent(), await kept(), await writing.names()]).toEqual([before, '', ['plan.pdf']]);
  },
);

test('what was written on in another tab stays once the words that waited have gone', async () => {
  const writing = await open();
  const plan = slowFile('plan.pdf');
  writing.choose([plan.file]);
  await writing.send('The plan.');
  await writing.flush();
  const elsewhere = await openElsewhere();
  elsewhere.write('The plan. And mind the rain.');
  await elsewhere.flush();
  await plan.readOn();
  await expect.poll(sent).toEqual([['The plan.', 'plan.pdf']]);
  await expect.poll(() => writing.look().isAdding).toBe(false);
  await writing.flush();
  expect(await kept()).toBe('The plan. And mind the rain.');
  expect(writing.look().text).toBe('The plan. And mind the rain.');
});

test.each(['as the file is read', 'before more is written'])(
  'words that were sent in another tab go once, seen to have gone %s, and what is written there next stays',
  async (when) => {
    const writing = await open();
    const plan = slowFile('plan.pdf');
    writing.choose([plan.file]);
    await writing.send('The plan.');
    await writing.flush();
    const elsewhere = await openElsewhere();
    elsewhere.send(asha, []);
    await expect.poll(sent).toEqual([['The plan.']]);
    elsewhere.write('And');
    await elsewhere.flush();
    let words = 'And';
    if (when === 'before more is written') {
      writing.follow(await typed());
      expect(writing.look().text).toBe('And');
      words = 'And the rain?';
      writing.write(words);
    }
    await plan.readOn();
    await expect.poll(writing.names).toEqual(['plan.pdf']);
    await writing.flush();
    expect([await sent(), await kept(), writing.look().text]).toEqual([[['The plan.']], words, words]);
    await writing.send('');
    await expect.poll(sent).toEqual([['The plan.'], [words, 'plan.pdf']]);
  },
);

test.each(['as the file is read', 'by who comes back and writes on'])(
  'files alone that were discarded while one was read do not go, seen so %s',
  async (when) => {
    const first = await open();
    const plan = slowFile('plan.pdf');
    first.choose([text('costs.csv')]);
    await expect.poll(first.names).toEqual(['costs.csv']);
    first.choose([plan.file]);
    await first.send('');
    await first.flush();
    first.leave();
    await discardTyped(here.id);
    const again = await open();
    if (when === 'by who comes back and writes on') {
      again.follow(await typed());
      again.write('And the rain?');
      await again.flush();
    }
    await plan.readOn();
    await expect.poll(again.names).toEqual(['plan.pdf']);
    await again.flush();
    expect(await sent()).toEqual([]);
  },
);

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
