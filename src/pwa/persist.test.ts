import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

/** A browser that has promised so before or not, and answers so where it is asked. */
function browser(persisted: boolean, persist: () => Promise<boolean>): void {
  vi.stubGlobal('navigator', { storage: { persisted: async () => persisted, persist } });
  onTestFinished(() => void vi.unstubAllGlobals());
}

test('what the browser is just being asked is waited for', async () => {
  const answer = Promise.withResolvers<boolean>();
  browser(false, () => answer.promise);
  const { askPersistence, isPromised } = await import('./persist.ts');
  void askPersistence();
  const known = isPromised();
  answer.resolve(true);
  expect(await known).toBe(true);
});

test.each([true, false])('nobody is asked only to know it: %s', async (isSo) => {
  const persist = vi.fn(async () => true);
  browser(isSo, persist);
  const { isPromised } = await import('./persist.ts');
  expect(await isPromised()).toBe(isSo);
  expect(persist).not.toHaveBeenCalled();
});

test('a browser that fails to answer has promised nothing', async () => {
  browser(false, () => Promise.reject(new TypeError('No answer')));
  const { askPersistence, isPromised } = await import('./persist.ts');
  await expect(askPersistence()).rejects.toThrow('No answer');
  expect(await isPromised()).toBe(false);
});
