import { expect, test, vi } from 'vitest';
import { WorkerRegistration } from '#src/testing/worker-registration.ts';
import { tellWhenBegun } from './tell-when-begun.ts';

test('a page without a worker tells the one that is there when it began, and one that has a worker tells nothing', async () => {
  const registration = new WorkerRegistration();
  const serviceWorker = registration.container();
  vi.stubGlobal('navigator', { serviceWorker });
  await tellWhenBegun();
  expect(registration.active.told).toEqual([]);
  Object.assign(serviceWorker, { controller: null });
  await tellWhenBegun();
  expect(registration.active.told).toEqual([{ type: 'CLAIM', begunAt: performance.timeOrigin }]);
  vi.unstubAllGlobals();
});
