import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '#src/api/api-error.ts';
import { OfflineError } from '#src/api/offline-error.ts';
import type { Fetched } from '#src/lib/use-fetched.ts';
import { letGoOfList, useOpenedList } from '#src/state/opened-list.ts';
import { useFetchedOnline } from '#src/state/use-fetched-online.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { forgetButtons, press } from '#src/testing/pressable-button.tsx';
import { readable } from '#src/testing/words-of.ts';
import { DirectoryPart } from './directory-part.tsx';

vi.mock('#src/state/use-fetched-online.ts', () => ({ useFetchedOnline: vi.fn() }));
vi.mock('#src/ui/button.tsx', () => import('#src/testing/pressable-button.tsx'));

/** What the part shows where this came of asking the server, and a list was opened so. */
async function shown(fetched: Fetched<unknown>, opened: Partial<ReturnType<typeof useOpenedList.getState>>) {
  vi.mocked(useFetchedOnline).mockReturnValue([fetched, vi.fn()]);
  // A store that is drawn without a browser shows what it began with.
  const begun = useOpenedList.getInitialState();
  const before = { ...begun };
  onTestFinished(() => {
    Object.assign(begun, before);
    letGoOfList();
  });
  Object.assign(begun, opened);
  useOpenedList.setState(opened);
  forgetButtons();
  return readable(await drawScreen(<DirectoryPart />));
}

const file = new File([], 'autumn.csv');

test('a list that was opened without a network can be looked through once there is one', async () => {
  const page = await shown({ state: 'fault', error: new OfflineError() }, { file });
  expect(page).toContain('autumn.csv lies ready.');
  expect(page).toContain('It can be looked through here as soon as there is a network.');
  expect(page).toContain('Leave this page open until it has been looked through');
});

test.each([
  [401, '{"code":"not-signed-in","message":"Please log in."}', 'Please log in.'],
  [403, '{"code":"not-allowed","message":"Only admins may do this."}', 'Only admins may do this.'],
  [500, '{"code":"internal","message":"Something went wrong."}', 'Something went wrong.'],
  [502, '', 'Pankh has trouble at the moment'],
  [404, '', 'Pankh has trouble at the moment'],
])(
  'where the server answers %i, that is said of a list that lies ready, and nothing of a network',
  async (status, body, said) => {
    const error = new ApiError(status, body, '', null);
    const page = await shown({ state: 'fault', error }, { file });
    expect(page).toContain(`autumn.csv lies ready.${said}`);
    expect(page).not.toContain('as soon as there is a network');
  },
);

const nothingYet = { total: 0, files: 0, hash: null, imports: [], removals: [] };
test.each<[string, Fetched<unknown>]>([
  ['not here', { state: 'fault', error: new OfflineError() }],
  ['here', { state: 'ready', value: nothingYet }],
])('where the part is %s, that a list is lost is said until the person has read it', async (_, fetched) => {
  expect(await shown(fetched, { lost: 'autumn.csv' })).toContain('autumn.csv lay ready before');
  press('Dismiss');
  expect(useOpenedList.getState().lost).toBe('');
});

test('where asking anew fails, the list that is looked through stays, with why and a way to ask again', async () => {
  const fault = { state: 'fault', error: new OfflineError(), before: { value: nothingYet } } as const;
  const page = await shown(fault, { file });
  expect(page).toContain('autumn.csv was opened with Pankh.');
  expect(page).toContain('Retry');
  expect(page).toContain('Import a list');
  expect(page).not.toContain('lies ready');
});
