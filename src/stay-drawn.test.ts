import { expect, test, vi } from 'vitest';
import { stayDrawn } from './stay-drawn.ts';

test('a press while it is looked for the server is of no account: it is looked for once, and once said to be in vain', async () => {
  vi.useFakeTimers();
  const { promise: answer, reject: fail } = Promise.withResolvers<Response>();
  const asked: string[] = [];
  const button: { ariaBusy: string | null; onclick?: () => void } = { ariaBusy: null };
  const notice = { hidden: true, querySelector: () => button };
  const inVain = { hidden: true };
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'undone' ? notice : inVain) });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answer;
  });
  void stayDrawn(() => new Promise(() => {}));
  button.onclick?.();
  button.onclick?.();
  await vi.advanceTimersByTimeAsync(200);
  button.onclick?.();
  fail(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(200);
  expect({ asked, isSaid: !inVain.hidden, busy: button.ariaBusy }).toEqual({
    asked: ['/'],
    isSaid: true,
    busy: null,
  });
  button.onclick?.();
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toEqual(['/', '/']);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
