import '#src/testing/page-globals.ts';
import { expect, test, vi } from 'vitest';
import { historyHere } from '#src/testing/history-here.ts';
import { liveHook } from '#src/testing/live-hook.ts';
import { partOf } from '#src/testing/part-of.ts';
import { Shell } from './shell.tsx';

vi.mock('#src/lazy-part.tsx', () => import('#src/testing/part-at-once.tsx'));
vi.mock('./place-memory.ts', () => ({ rememberPlaces: () => () => {} }));
vi.mock('./use-document-head.ts', () => ({ useDocumentHead() {} }));

test.each([
  ['the question of signing out', 'onSignOut', (props: object) => !('onSignOut' in props)],
  ['the menu', 'onMenu', (props: object) => 'onSignOut' in props],
])('%s goes where going back leads away beneath it', async (_, opens, isIt) => {
  const here = { pathname: '/help', search: '' };
  vi.stubGlobal('location', here);
  historyHere();
  history.pushState(null, '');
  const shell = liveHook(() => Shell({ children: null }));
  await vi.waitFor(() => expect(shell()).toBeDefined());
  const isOpen = () => partOf(shell(), ({ props }) => 'onClose' in props && isIt(props)) !== undefined;
  const header = partOf(shell(), ({ props }) => opens in props)?.props ?? {};
  (header[opens] as () => void)();
  await vi.waitFor(() => expect(isOpen()).toBe(true));
  here.pathname = '/explore';
  history.back();
  await vi.waitFor(() => expect(isOpen()).toBe(false));
});
