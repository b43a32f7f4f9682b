import { afterEach, expect, test, vi } from 'vitest';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { press } from '#src/testing/pressable-button.tsx';
import { UpdatePrompt } from './update-prompt.tsx';
import { useUpdate } from './update-state.ts';

vi.mock('#src/ui/button.tsx', () => import('#src/testing/pressable-button.tsx'));

afterEach(() => vi.unstubAllGlobals());

test('who puts an update off goes on at the heading of the page: the question has gone with its buttons', async () => {
  let focused = '';
  const heading = { focus: () => void (focused = 'heading') };
  vi.stubGlobal('document', {
    querySelector: (what: string) => (what.startsWith('main h1') ? heading : null),
  });
  // A store that is drawn without a browser shows what it began with.
  Object.assign(useUpdate.getInitialState(), { at: 'waiting' });
  expect(await drawScreen(<UpdatePrompt />)).toContain('A new version is ready');
  press('Later');
  expect(useUpdate.getState()).toMatchObject({ at: 'postponed' });
  expect(focused).toBe('heading');
});
