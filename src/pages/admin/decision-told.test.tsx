import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#src/api/api-error.ts';
import { noteConnection } from '#src/state/sync-status.ts';
import { useToasts } from '#src/state/toasts.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { signedInHere } from '#src/testing/here.ts';
import { press } from '#src/testing/pressable-button.tsx';
import { Decision } from './decision.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));
vi.mock('#src/ui/button.tsx', () => import('#src/testing/pressable-button.tsx'));

beforeEach(async () => {
  await signedInHere('admin');
  useToasts.setState({ queue: [] });
});

async function decided({ isQueued }: { isQueued: boolean }) {
  const keptAs = { key: 'decision:1', href: '/admin' };
  const choices = [{ label: 'Approve', decide: async () => {} }];
  await drawScreen(<Decision about="Coirbrick" keptAs={keptAs} isQueued={isQueued} choices={choices} />);
  press('Approve');
  await expect.poll(() => useToasts.getState().queue).toHaveLength(1);
  const [{ title, detail } = {}] = useToasts.getState().queue;
  return { title, detail };
}

test.each(['offline', 'server-trouble', 'unknown'] as const)(
  'a decision that waits to be sent is said to be kept on the device (%s)',
  async (connection) => {
    noteConnection(connection);
    expect(await decided({ isQueued: true })).toEqual({
      title: 'Saved on this device',
      detail: 'Coirbrick. It will be sent when you are online.',
    });
  },
);

test('a decision that is sent as it is made, or that the server has taken, is said to be made', async () => {
  noteConnection('ok');
  expect(await decided({ isQueued: true })).toEqual({ title: 'Decided', detail: 'Coirbrick' });
  useToasts.setState({ queue: [] });
  noteConnection('offline');
  expect(await decided({ isQueued: false })).toEqual({ title: 'Decided', detail: 'Coirbrick' });
});

test.each([
  [409, 'already-answered', 1],
  [409, 'importing', 0],
  [404, 'not-found', 1],
  [503, 'busy', 0],
])(
  'where the server answers %i, %s to a decision its list is asked for %i times',
  async (status, code, times) => {
    let asked = 0;
    const failure = JSON.stringify({ code, message: 'It is not possible now.' });
    const decide = () => Promise.reject(new ApiError(status, failure, '', null));
    await drawScreen(
      <Decision
        about="Coirbrick"
        keptAs={{ key: 'decision:1', href: '/admin' }}
        choices={[{ label: 'Approve', decide }]}
        onDecided={() => {
          asked += 1;
        }}
      />,
    );
    press('Approve');
    await expect.poll(() => useToasts.getState().queue).toHaveLength(1);
    expect([useToasts.getState().queue[0]?.title, asked]).toEqual(['This was not decided', times]);
  },
);
