import { expect, test, vi } from 'vitest';
import { newsletter } from '#src/content/newsletter.ts';
import { liveHook } from '#src/testing/live-hook.ts';
import { windowAt } from '#src/testing/window-at.ts';
import { MailedLink } from './mailed-link.tsx';

const { openHere } = windowAt('#first');

test('another link that is opened in the same window is pressed for itself, whatever became of the first', async () => {
  const drawn = liveHook(() => MailedLink({ words: newsletter.unsubscribe, onPress: async () => {} }));
  await vi.waitFor(() => expect(drawn()).toMatchObject({ key: 'first', props: { token: 'first' } }));
  openHere('#second');
  await vi.waitFor(() => expect(drawn()).toMatchObject({ key: 'second', props: { token: 'second' } }));
});
