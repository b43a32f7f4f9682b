import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { conversationOf } from '#src/data/conversation.ts';
import { currentDb } from '#src/data/database/open-db.ts';
import { takeBackMessage } from '#src/data/take-back-message.ts';
import { useToasts } from '#src/state/toasts.ts';
import { beginConversation, here, kept, open, sent, text, typed } from '#src/testing/composing.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { press } from '#src/testing/pressable-button.tsx';
import { MessageItem } from './message-item.tsx';

vi.mock('#src/ui/button.tsx', () => import('#src/testing/pressable-button.tsx'));

const { put } = IDBObjectStore.prototype;
beforeEach(async () => {
  IDBObjectStore.prototype.put = put;
  useToasts.setState({ queue: [] });
  await beginConversation();
});

/** The conversation with a message in the outbox that has a file, and its button that takes it back. */
async function waiting() {
  const writing = await open();
  writing.choose([text('rain.csv')]);
  await expect.poll(writing.names).toEqual(['rain.csv']);
  await writing.send('The rain.');
  await writing.flush();
  expect([await sent(), await kept(), await writing.names()]).toEqual([[['The rain.', 'rain.csv']], '', []]);
  const [message] = (await conversationOf(await currentDb(), here.id, 9))?.messages ?? [];
  if (!message) throw new Error('Nothing was sent');
  await drawScreen(
    <MessageItem message={message} by="You" now={0} isMarked={false} onTakeBack={takeBackMessage} />,
  );
  return writing;
}

test('a message that is taken back stands with its files where it was written, below what stands there', async () => {
  const writing = await waiting();
  writing.write('And the wind?');
  await writing.flush();
  press('Take back');
  await expect.poll(sent).toEqual([]);
  writing.follow(await typed());
  expect(writing.look().text).toBe('And the wind?\nThe rain.');
  expect([await kept(), await writing.names()]).toEqual(['And the wind?\nThe rain.', ['rain.csv']]);
});

test.each(['typed', 'chosen'])(
  'where the device does not take it as %s a message that is to be taken back stays in the outbox',
  async (table) => {
    const writing = await waiting();
    IDBObjectStore.prototype.put = function (...args) {
      if (this.name === table) throw new DOMException('No room', 'QuotaExceededError');
      return put.apply(this, args);
    };
    press('Take back');
    await expect.poll(() => useToasts.getState().queue).toHaveLength(1);
    expect([await sent(), await kept(), await writing.names()]).toEqual([
      [['The rain.', 'rain.csv']],
      '',
      [],
    ]);
  },
);
