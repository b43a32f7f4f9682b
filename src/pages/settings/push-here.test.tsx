import { expect, test, vi } from 'vitest';
import { deviceWords as words } from '#src/content/push.ts';
import type { PushState } from '#src/pwa/push.ts';
import { usePush } from '#src/pwa/use-push.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { PushHere } from './push-here.tsx';

vi.mock('#src/pwa/use-push.ts', () => ({ usePush: vi.fn() }));

function draw(state: PushState, connection: 'ok' | 'offline' | 'sign-in'): Promise<string> {
  vi.mocked(usePush).mockReturnValue({ state, isBusy: false, begin: vi.fn(), end: vi.fn() });
  return drawScreen(<PushHere />, { path: '/settings/notifications', facts: { connection } });
}

test.each(['ok', 'offline'] as const)(
  'a device that notifies says so while the server is %s',
  async (connection) => {
    const drawn = await draw('on', connection);
    expect(drawn).toContain(words.on);
    expect(drawn).toContain(words.end);
  },
);

test.each(['on', 'lapsed'] as const)(
  'of a device whose session has ended nothing says that it notifies, and it leads to the login (%s)',
  async (state) => {
    const drawn = await draw(state, 'sign-in');
    expect(drawn).not.toContain(words.on);
    expect(drawn).toContain('Your session on this device has ended');
    expect(drawn).toContain('href="/login?next=%2Fsettings%2Fnotifications"');
  },
);

test('a device that the server wakes no more says so, and offers to go on', async () => {
  const drawn = await draw('lapsed', 'ok');
  expect(drawn).not.toContain(words.on);
  expect(drawn).toContain('This device notifies you no more');
  expect(drawn).toContain(words.begin);
});
