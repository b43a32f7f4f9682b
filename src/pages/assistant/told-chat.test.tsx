import { afterEach, expect, test, vi } from 'vitest';
import { type Told, type TrackedEvent, trackTo } from '#src/lib/track.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { nobodyHere } from '#src/testing/here.ts';
import { type Chat, useChat } from './use-chat.ts';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));
vi.mock('#src/syncing/ask.ts', () => ({ ask: async () => ({ id: 'kept', reply: null, isHere: false }) }));

afterEach(() => trackTo(null));

test('a message to Dollar is counted with where it was sent, not with its words', async () => {
  await nobodyHere();
  const told: [TrackedEvent, Told][] = [];
  trackTo((event, about) => told.push([event, about]));
  const chats: Chat[] = [];
  function Panel() {
    chats.push(useChat('opportunity'));
    return null;
  }
  await drawScreen(<Panel />);
  await chats.at(-1)?.send('Is this founder honest?');
  expect(told).toEqual([['ai_chat_message', { category: 'assistant', label: 'opportunity' }]]);
});
