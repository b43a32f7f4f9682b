import { expect, test } from 'vitest';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpRequest, signedInHere } from '#src/testing/here.ts';
import { otherOf } from '#sync/rules/connections.ts';
import { ConversationRows } from './conversation-rows.tsx';
import { FirstWords } from './first-words.tsx';

test('before the device has said whether all messages are here, neither is claimed', async () => {
  const { userId } = await signedInHere('investor');
  const connection = madeUpRequest({ investorId: userId, status: 'accepted' });
  const other = otherOf(connection, userId);
  const conversation = { connection, other, last: null, unread: 0, at: connection.createdAt };
  const begun = await drawScreen(<FirstWords connection={connection} other={other} />);
  expect(begun).not.toContain('This is the beginning');
  expect(begun).not.toContain('not on this device');
  const row = await drawScreen(<ConversationRows conversations={[conversation]} chosen={null} />);
  expect(row).toContain('Meera Rao');
  expect(row).not.toContain('Nothing written yet');
  expect(row).not.toContain('not on this device');
});
