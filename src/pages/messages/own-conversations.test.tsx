import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { removeRows } from '#src/data/remove-rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpRequest, signedInHere } from '#src/testing/here.ts';
import { linksOf, wordsOf } from '#src/testing/words-of.ts';
import { ConversationList } from './conversation-list.tsx';
import { OwnConversations } from './own-conversations.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

test.each([
  ['of messages', () => <ConversationList chosen={null} />],
  ['on the dashboard', OwnConversations],
])(
  'in the list %s who has no conversation is told so, and not while the first may be on their way',
  async (_, List) => {
    await signedInHere('investor');
    expect(await drawScreen(<List />)).toContain('No conversations yet');
    await signedInHere('investor', { hasHeard: false });
    expect(await drawScreen(<List />)).not.toContain('No conversations yet');
  },
);

test('messages that have been taken off this device are not called unwritten', async () => {
  const drawn = async (hasHeard: boolean, removed?: 'deals') => {
    const { db, userId } = await signedInHere('investor', { hasHeard });
    if (removed) await removeRows(removed);
    await rowsOf(db, 'connections').put(madeUpRequest({ investorId: userId, status: 'accepted' }));
    return drawScreen(<ConversationList chosen={null} />);
  };
  expect(await drawn(true)).toContain('Nothing written yet');
  expect(await drawn(true, 'deals')).toContain('Nothing written yet');
  const words = await drawn(false);
  expect(words).toContain('Messages not on this device yet');
  expect(words).not.toContain('Nothing written yet');
});

test('where nothing was written since, the words of the request are the last, said to be one’s own where they are', async () => {
  const { db, userId } = await signedInHere('investor');
  const message = 'May I see the looms?';
  const request = madeUpRequest({ investorId: userId, status: 'accepted', message });
  await rowsOf(db, 'connections').put({ ...request, requestedBy: 'investor' });
  expect(await drawScreen(<ConversationList chosen={null} />)).toContain(`You: ${message}`);
  await rowsOf(db, 'connections').put({ ...request, requestedBy: 'entrepreneur' });
  const asked = await drawScreen(<ConversationList chosen={null} />);
  expect(asked).toContain(message);
  expect(asked).not.toContain('You: ');
});

test('of many conversations fifty stand there, with the way to more', async () => {
  const { db, userId } = await signedInHere('investor');
  const requests = Array.from({ length: 51 }, () =>
    madeUpRequest({ investorId: userId, status: 'accepted' }),
  );
  const drawn = (chosen: string | null = null) => drawScreen(<ConversationList chosen={chosen} />);
  await rowsOf(db, 'connections').bulkPut(requests.slice(1));
  expect(wordsOf(await drawn(), 'button')).not.toContain('Show more');
  await rowsOf(db, 'connections').bulkPut(requests);
  const page = await drawn();
  expect(linksOf(page).filter(([, href]) => href.startsWith('/messages/'))).toHaveLength(50);
  expect(wordsOf(page, 'button')).toContain('Show more');
  // Wherever the open one stands.
  for (const { id } of requests) expect(await drawn(id)).toContain(`href="/messages/${id}"`);
});
