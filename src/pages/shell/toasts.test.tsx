import { afterEach, expect, test, vi } from 'vitest';
import { useToasts } from '#src/state/toasts.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { readable } from '#src/testing/words-of.ts';
import { Toasts } from './toasts.tsx';

// As without a network: what shows messages well never comes.
vi.mock('./shown-toast.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

// A store that is drawn without a browser shows what it began with.
const begun = useToasts.getInitialState();
afterEach(() => Object.assign(begun, { queue: [] }));

test.each([
  ['error', /<div role="alert"[^>]*>(.*?)<\/section>/s],
  ['notice', /<div aria-live="polite"[^>]*>(.*?)<div role="alert"/s],
] as const)(
  'a message of the kind %s is told, and can be closed, where what shows it never comes',
  async (kind, place) => {
    Object.assign(begun, { queue: [{ id: 1, kind, title: 'Login failed', detail: 'You are offline.' }] });
    const told = place.exec(await drawScreen(<Toasts />))?.[1] ?? '';
    expect(readable(told)).toMatch(/Login failed\s*You are offline\.\s*Dismiss/);
  },
);
