import { beforeEach, expect, test, vi } from 'vitest';
import { showToast, useToasts } from '#src/state/toasts.ts';
import { closeOnceRead } from './close-once-read.ts';

beforeEach(() => {
  vi.useFakeTimers();
  useToasts.setState({ queue: [] });
  return () => vi.useRealTimers();
});

/** The message that is on the screen. */
function shown() {
  const [toast] = useToasts.getState().queue;
  if (!toast) throw new Error('It is gone');
  return toast;
}
const isShown = () => useToasts.getState().queue.length > 0;

test('good news goes after six seconds', () => {
  showToast({ kind: 'success', title: 'Saved' });
  closeOnceRead(shown());
  vi.advanceTimersByTime(5_999);
  expect(isShown()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isShown()).toBe(false);
});

test('what somebody is on stays, and six seconds more once they have left it', () => {
  showToast({ kind: 'notice', title: 'A new version' });
  const stay = closeOnceRead(shown());
  vi.advanceTimersByTime(5_000);
  stay();
  vi.advanceTimersByTime(60_000);
  expect(isShown()).toBe(true);
  closeOnceRead(shown());
  vi.advanceTimersByTime(5_999);
  expect(isShown()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isShown()).toBe(false);
});

test('an error stays until it is closed', () => {
  showToast({ kind: 'error', title: 'Login failed' });
  closeOnceRead(shown());
  vi.advanceTimersByTime(600_000);
  expect(isShown()).toBe(true);
});
