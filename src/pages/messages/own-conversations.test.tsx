import { expect, test, vi } from 'vitest';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { signedInHere } from '#src/testing/here.ts';
import { ConversationList } from './conversation-list.tsx';
import { OwnConversations } from './own-conversations.tsx';

vi.mock('#src/data/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

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
