import { expect, test, vi } from 'vitest';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { signedInHere } from '#src/testing/here.ts';
import { ConversationList } from './conversation-list.tsx';
import { OwnConversations } from './own-conversations.tsx';

vi.mock('#src/data/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

test('who has no conversation is told so, and not while the first may be on their way', async () => {
  for (const list of [<OwnConversations />, <ConversationList chosen={null} />]) {
    await signedInHere('investor');
    expect(await drawScreen(list)).toContain('No conversations yet');
    await signedInHere('investor', { hasHeard: false });
    expect(await drawScreen(list)).not.toContain('No conversations yet');
  }
});
