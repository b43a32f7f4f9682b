import { beforeEach, expect, test, vi } from 'vitest';
import { noteConnection } from '#src/state/sync-status.ts';
import { useToasts } from '#src/state/toasts.ts';
import { tellWaits } from './tell-waits.ts';

beforeEach(() => useToasts.setState({ queue: [] }));

const onceOnline = 'It will be sent when you are online.';

test.each([
  ['there is no network', 'ok', false, onceOnline],
  ['the server is not reached', 'offline', true, onceOnline],
  [
    'the server takes more in a while',
    'busy',
    true,
    'Much went between this device and the server just now. It goes on by itself in some minutes.',
  ],
  [
    'the session has ended',
    'sign-in',
    true,
    'Your work stays on this device. Log in again as the same person to send it.',
  ],
] as const)('who submits a pitch where %s is told what it waits for', (_, connection, onLine, detail) => {
  vi.stubGlobal('navigator', { onLine });
  noteConnection(connection);
  tellWaits();
  expect(useToasts.getState().queue).toMatchObject([{ title: 'Saved on this device.', detail }]);
});

test('nothing is said where it is sent at once', () => {
  vi.stubGlobal('navigator', { onLine: true });
  noteConnection('ok');
  tellWaits();
  expect(useToasts.getState().queue).toEqual([]);
});
