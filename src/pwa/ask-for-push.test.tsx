import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { deviceWords } from '#src/content/push.ts';
import { useSyncFacts } from '#src/state/sync-status.ts';
import { useToasts } from '#src/state/toasts.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { forgetButtons, press } from '#src/testing/pressable-button.tsx';
import { newId } from '#sync/ids.ts';
import { AskForPush } from './ask-for-push.tsx';
import type { PushState } from './push.ts';
import { usePush } from './use-push.ts';

vi.mock('./use-push.ts', () => ({ usePush: vi.fn() }));
vi.mock('#src/ui/button.tsx', () => import('#src/testing/pressable-button.tsx'));

const { ask: words } = deviceWords;
const kept = new Map<string, string>();
/** Where the focus went. */
let focused: string[];

beforeEach(() => {
  kept.clear();
  focused = [];
  const focus = () => void focused.push('heading');
  vi.stubGlobal('document', {
    querySelector: (what: string) => (what.startsWith('main h1') ? { focus } : null),
  });
  forgetButtons();
  useToasts.setState({ queue: [] });
  useSyncFacts.setState({ personId: newId() });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
});

/** A device that stands so, on which asking the browser ends so. */
function device(state: PushState | undefined, answer?: PushState) {
  const begin = vi.fn(async () => answer);
  vi.mocked(usePush).mockReturnValue({ state, isBusy: false, begin, end: vi.fn() });
  return begin;
}

test.each([undefined, 'unsupported', 'install-first', 'refused', 'on'] as const)(
  'nobody is asked where notifications are %s',
  async (state) => {
    device(state);
    expect(await drawScreen(<AskForPush />)).not.toContain(words.title);
  },
);

test('the browser is asked by the button alone, and once it is on nobody is asked again', async () => {
  const begin = device('off', 'on');
  expect(await drawScreen(<AskForPush />)).toContain(words.title);
  expect(begin).not.toHaveBeenCalled();
  press(words.yes);
  await expect.poll(() => useToasts.getState().queue.map(({ title }) => title)).toEqual([words.done]);
  expect(begin).toHaveBeenCalledTimes(1);
  device('on');
  expect(await drawScreen(<AskForPush />)).not.toContain(words.title);
});

test('who signed out, which turns it off, is asked once more', async () => {
  device('off', 'on');
  await drawScreen(<AskForPush />);
  press(words.yes);
  await expect.poll(() => focused).toEqual(['heading']);
  device('off');
  expect(await drawScreen(<AskForPush />)).toContain(words.title);
});

test('what one person does not want, the next on this device is asked, and they themselves not again', async () => {
  device('off');
  await drawScreen(<AskForPush />);
  press(words.no);
  const { personId } = useSyncFacts.getState();
  useSyncFacts.setState({ personId: newId() });
  expect(await drawScreen(<AskForPush />)).toContain(words.title);
  useSyncFacts.setState({ personId });
  expect(await drawScreen(<AskForPush />)).not.toContain(words.title);
});

test('where the browser refuses it is said how it is allowed, and one goes on at the heading of the page', async () => {
  const begin = device('off', 'refused');
  await drawScreen(<AskForPush />);
  press(words.yes);
  await begin.mock.results[0]?.value;
  expect(useToasts.getState().queue).toMatchObject([{ title: 'Notifications are not allowed here' }]);
  expect(focused).toEqual(['heading']);
});

test.each(['off', undefined] as const)(
  'where the browser answers %s nothing is said to be on, and the offer stays',
  async (answer) => {
    const begin = device('off', answer);
    await drawScreen(<AskForPush />);
    press(words.yes);
    await begin.mock.results[0]?.value;
    expect(useToasts.getState().queue).toEqual([]);
    expect(await drawScreen(<AskForPush />)).toContain(words.title);
  },
);

test('who does not want it is not asked again, nor is the browser, and goes on at the heading of the page', async () => {
  const begin = device('off');
  await drawScreen(<AskForPush />);
  press(words.no);
  expect(focused).toEqual(['heading']);
  expect(begin).not.toHaveBeenCalled();
  expect(await drawScreen(<AskForPush />)).not.toContain(words.title);
});
