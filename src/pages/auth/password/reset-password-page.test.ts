import { expect, test, vi } from 'vitest';
import { liveHook } from '#src/testing/live-hook.ts';
import { windowAt } from '#src/testing/window-at.ts';
import { ResetPasswordPage } from './reset-password-page.tsx';

const { openHere } = windowAt('#token=first');

test('another link that is opened in the same window has a form of its own, also where the first was refused', async () => {
  const drawn = liveHook(() => ResetPasswordPage());
  await vi.waitFor(() => expect(drawn()).toMatchObject({ key: 'first', props: { token: 'first' } }));
  openHere('#token=second');
  await vi.waitFor(() => expect(drawn()).toMatchObject({ key: 'second', props: { token: 'second' } }));
});
