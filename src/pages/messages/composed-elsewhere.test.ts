import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { discardTyped } from '#src/data/discard-typed.ts';
import { sendMessage } from '#src/data/messages.ts';
import { asha, beginConversation, here, kept, open, sent, slowFile, typed } from '#src/testing/composing.ts';

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
