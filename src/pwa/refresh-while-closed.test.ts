import { expect, test } from 'vitest';
import { refreshWhileClosed } from './refresh-while-closed.ts';

function browser() {
  const asked = new Map<string, number>();
  const periodicSync = {
    register: async (tag: string, { minInterval }: { minInterval: number }) =>
      void asked.set(tag, minInterval),
    unregister: async (tag: string) => void asked.delete(tag),
  };
  return { asked, registration: { periodicSync } };
}

test('an installed app is refreshed while it is closed, twice a day', async () => {
  const { asked, registration } = browser();
  await refreshWhileClosed(registration, { isInstalled: true, savesData: false });
  expect([...asked.values()]).toEqual([12 * 60 * 60 * 1000]);
});

test('who begins to save data is not', async () => {
  const { asked, registration } = browser();
  await refreshWhileClosed(registration, { isInstalled: true, savesData: false });
  await refreshWhileClosed(registration, { isInstalled: true, savesData: true });
  expect(asked.size).toBe(0);
});

test('a tab asks for nothing, and leaves the installed app what it asked for', async () => {
  const { asked, registration } = browser();
  await refreshWhileClosed(registration, { isInstalled: false, savesData: false });
  expect(asked.size).toBe(0);
  await refreshWhileClosed(registration, { isInstalled: true, savesData: false });
  await refreshWhileClosed(registration, { isInstalled: false, savesData: false });
  expect(asked.size).toBe(1);
});

test('a browser that knows no such thing is asked for nothing', async () => {
  await expect(refreshWhileClosed({}, { isInstalled: true, savesData: false })).resolves.toBeUndefined();
});
