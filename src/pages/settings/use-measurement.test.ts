import { expect, test, vi } from 'vitest';
import { setDownloadState } from '#src/directory/download-state.ts';
import { measureAnew } from '#src/storage/measurement.ts';
import { drawn, liveHook } from '#src/testing/live-hook.ts';
import { useMeasurement } from './use-measurement.ts';

vi.mock('#src/storage/measurement.ts', () => ({
  unmeasured: { state: 'measuring', sizes: {} },
  measureAnew: vi.fn(),
}));

test('what is stored is measured again once the investor database has come while one looks on', async () => {
  setDownloadState({ at: 'downloading', bytes: 0, of: 1_000 });
  liveHook(useMeasurement);
  await vi.waitFor(() => expect(measureAnew).toHaveBeenCalledTimes(1));
  setDownloadState({ at: 'downloading', bytes: 500, of: 1_000 });
  await drawn();
  expect(measureAnew).toHaveBeenCalledTimes(1);
  setDownloadState({ at: 'rest' });
  await vi.waitFor(() => expect(measureAnew).toHaveBeenCalledTimes(2));
});
