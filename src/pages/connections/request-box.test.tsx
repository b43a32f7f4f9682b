import 'fake-indexeddb/auto';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { connectWords } from '#src/content/connections.ts';
import { requestConnection } from '#src/data/connections.ts';
import { RefusedError } from '#src/data/database/refused-error.ts';
import { ConnectPanel } from '#src/pages/opportunity/connect-panel.tsx';
import { useToasts } from '#src/state/toasts.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpDeal, signedInHere } from '#src/testing/here.ts';
import { forgetButtons, press } from '#src/testing/pressable-button.tsx';
import { ConnectBox } from '#src/ui/connect-box.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));
vi.mock('#src/ui/button.tsx', () => import('#src/testing/pressable-button.tsx'));
vi.mock('#src/data/connections.ts', () => ({ requestConnection: vi.fn() }));

beforeEach(() => {
  useToasts.setState({ queue: [] });
  forgetButtons();
});

const reason = 'You have asked about this already.';

test.each([
  [new Error('The disk is full'), 'Please try again later.'],
  [new RefusedError({ code: 'already-there', message: reason }), `Please try again later. ${reason}`],
])('a request that the device does not keep (%s) is said to have failed: "%s"', async (error, detail) => {
  vi.mocked(requestConnection).mockRejectedValue(error);
  await signedInHere('investor');
  const deal = madeUpDeal();
  await drawScreen(<ConnectPanel opportunity={deal} />);
  press('Connect');
  await expect.poll(() => useToasts.getState().queue).toHaveLength(1);
  expect(useToasts.getState().queue).toMatchObject([
    { kind: 'error', title: 'Failed to send connection request', detail },
  ]);
  expect(requestConnection).toHaveBeenCalledExactlyOnceWith({
    otherId: deal.founderId,
    otherName: 'Meera Rao',
    otherType: 'entrepreneur',
    opportunityId: deal.id,
    message: '',
  });
});

test('while a request is being stored neither of the two buttons can be pressed', () => {
  const onConnect = vi.fn<(message: string) => void>();
  const draw = (busy: boolean) =>
    renderToStaticMarkup(
      <ConnectBox
        words={connectWords}
        risk={null}
        plan={null}
        message="Do they run at night?"
        onMessage={() => {}}
        busy={busy}
        onConnect={onConnect}
      />,
    );
  draw(true);
  for (const words of ['Connect', 'Send Connection Request'])
    expect(() => press(words)).toThrow('cannot be pressed');
  draw(false);
  for (const words of ['Connect', 'Send Connection Request']) press(words);
  expect(onConnect.mock.calls).toEqual([[''], ['Do they run at night?']]);
});
