import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '#src/api/api-error.ts';
import { OfflineError } from '#src/api/offline-error.ts';
import { useOpenedList } from '#src/state/opened-list.ts';
import { useFetchedOnline } from '#src/state/use-fetched-online.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { readable } from '#src/testing/words-of.ts';
import { DirectoryPart } from './directory-part.tsx';

vi.mock('#src/state/use-fetched-online.ts', () => ({ useFetchedOnline: vi.fn() }));

/** What the part shows where a list was opened and the server gives this reason not to show the rest. */
async function shownAt(error: Error, opened: Partial<ReturnType<typeof useOpenedList.getState>>) {
  vi.mocked(useFetchedOnline).mockReturnValue([{ state: 'fault', error }, vi.fn()]);
  // A store that is drawn without a browser shows what it began with.
  const begun = useOpenedList.getInitialState();
  const before = { ...begun };
  onTestFinished(() => void Object.assign(begun, before));
  Object.assign(begun, opened);
  return readable(await drawScreen(<DirectoryPart />));
}

const file = new File([], 'autumn.csv');

test('a list that was opened without a network can be looked through once there is one', async () => {
  const page = await shownAt(new OfflineError(), { file });
  expect(page).toContain('autumn.csv lies ready.');
  expect(page).toContain('It can be looked through here as soon as there is a network.');
  expect(page).toContain('Leave this page open until it has been looked through');
});

test.each([
  [401, '{"code":"not-signed-in","message":"Please log in."}', 'Please log in.'],
  [403, '{"code":"not-allowed","message":"Only admins may do this."}', 'Only admins may do this.'],
  [500, '{"code":"internal","message":"Something went wrong."}', 'Something went wrong.'],
  [502, '', 'Pankh has trouble at the moment'],
  [404, '', 'It cannot be looked through now.'],
])(
  'where the server answers %i, that is said of a list that lies ready, and nothing of a network',
  async (status, body, said) => {
    const page = await shownAt(new ApiError(status, body, '', null), { file });
    expect(page).toContain(`autumn.csv lies ready.${said}`);
    expect(page).not.toContain('as soon as there is a network');
  },
);
