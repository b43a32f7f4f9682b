import { expect, test, vi } from 'vitest';
import { pushHere } from './push-here.ts';

test('an entry that is made for Back holds what its page holds, and is not the first screen of its window', () => {
  const pushState = vi.fn();
  vi.stubGlobal('history', { state: { isFirst: true, wanted: { deals: 40 } }, pushState });
  pushHere({ sought: '' });
  const [state, , to] = pushState.mock.calls[0] ?? [];
  expect(state).toEqual({ wanted: { deals: 40 }, sought: '' });
  expect(to).toBeUndefined();
});
