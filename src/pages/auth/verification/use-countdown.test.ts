import '#src/testing/page-globals.ts';
import { expect, test, vi } from 'vitest';
import { keepInTab } from '#src/lib/tab-store.ts';
import { liveHook } from '#src/testing/live-hook.ts';
import { useCountdown } from './use-countdown.ts';

test('how long until the next code can be sent is known after a reload, and of another address nothing', async () => {
  const now = liveHook(() => useCountdown('code:tara@people.example'));
  await vi.waitFor(() => expect(now()[0]).toBe(0));
  now()[1](60);
  await vi.waitFor(() => expect(now()[0]).toBeGreaterThan(50));
  const again = liveHook(() => useCountdown('code:tara@people.example'));
  await vi.waitFor(() => expect(again()[0]).toBeGreaterThan(50));
  const other = liveHook(() => useCountdown('code:asha@people.example'));
  await vi.waitFor(() => expect(other()[0]).toBe(0));
});

test('a wait that was begun while the clock was ahead keeps nobody from their code', async () => {
  keepInTab('code:asha@people.example', String(Date.now() + 3_600_000));
  const now = liveHook(() => useCountdown('code:asha@people.example'));
  await vi.waitFor(() => expect(now()[0]).toBe(0));
});
