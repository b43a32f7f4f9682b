import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { removeRows } from '#src/data/remove-rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpRequest, signedInHere } from '#src/testing/here.ts';
import { wordsOf } from '#src/testing/words-of.ts';
import { otherOf } from '#sync/rules/connections.ts';
import { FirstWords } from './first-words.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

test('a conversation begins with its first words, unless earlier ones may not be on this device', async () => {
  const firstWords = async (hasHeard: boolean, removed?: 'deals' | 'messages') => {
    const { userId } = await signedInHere('investor', { hasHeard });
    if (removed) await removeRows(removed);
    const connection = madeUpRequest({ investorId: userId, status: 'accepted' });
    const [first] = wordsOf(
      await drawScreen(<FirstWords connection={connection} other={otherOf(connection, userId)} />),
      'p',
    );
    return first;
  };
  expect(await firstWords(true)).toBe('This is the beginning of your conversation with Meera Rao.');
  expect(await firstWords(false)).toBe('What was written earlier is not on this device yet.');
  expect(await firstWords(true, 'messages')).toBe('What was written earlier is not on this device yet.');
  expect(await firstWords(true, 'deals')).toBe('This is the beginning of your conversation with Meera Rao.');
});
