import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { useToasts } from '#src/state/toasts.ts';
import { removeGroup } from '#src/storage/remove-group.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { signedInHere } from '#src/testing/here.ts';
import { forgetButtons, press } from '#src/testing/pressable-button.tsx';
import { RemoveGroup } from './remove-group.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));
vi.mock('#src/ui/button.tsx', () => import('#src/testing/pressable-button.tsx'));
vi.mock('#src/storage/remove-group.ts', () => ({ removeGroup: vi.fn() }));

beforeEach(() => {
  useToasts.setState({ queue: [] });
  forgetButtons();
});

test.each([
  ['once it is', true, [{ kind: 'notice', title: '2 MB deleted from this device' }]],
  ['not where it was asked for again before that', false, []],
] as const)('the directory is said to be deleted %s', async (_, isRemoved, said) => {
  vi.mocked(removeGroup).mockResolvedValue(isRemoved);
  await signedInHere('investor');
  const closed = Promise.withResolvers<void>();
  await drawScreen(
    <RemoveGroup group="directory" bytes={2_000_000} onClose={closed.resolve} onRemoved={() => undefined} />,
  );
  press('Delete');
  await closed.promise;
  expect(useToasts.getState().queue).toMatchObject(said);
});

test('where a full device takes not even a deletion, it says what helps', async () => {
  vi.mocked(removeGroup).mockRejectedValue(new DOMException('No room', 'QuotaExceededError'));
  await signedInHere('investor');
  const closed = Promise.withResolvers<void>();
  await drawScreen(
    <RemoveGroup group="directory" bytes={2_000_000} onClose={closed.resolve} onRemoved={() => undefined} />,
  );
  press('Delete');
  await closed.promise;
  expect(useToasts.getState().queue).toMatchObject([
    {
      title: 'This was not deleted',
      detail: 'This device is full. Free some space and restart the browser, then try again.',
    },
  ]);
});
