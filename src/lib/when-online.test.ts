import { expect, it, vi } from 'vitest';
import { whenOnline } from './when-online.ts';

function deviceThatIs(onLine: boolean) {
  return Object.assign(new EventTarget(), { navigator: { onLine } });
}

it('brings what fails without a network once there is one', async () => {
  const device = deviceThatIs(false);
  const bring = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce('here');
  const brought = whenOnline(bring, device);
  await vi.waitFor(() => expect(bring).toHaveBeenCalledTimes(1));
  device.dispatchEvent(new Event('online'));
  await expect(brought).resolves.toBe('here');
  expect(bring).toHaveBeenCalledTimes(2);
});

it('brings it also where the network comes back before the failure is told', async () => {
  const device = deviceThatIs(false);
  const bring = vi
    .fn()
    .mockImplementationOnce(async () => {
      device.dispatchEvent(new Event('online'));
      throw new Error('no network');
    })
    .mockResolvedValueOnce('here');
  await expect(whenOnline(bring, device)).resolves.toBe('here');
});

it('tells what fails with a network', async () => {
  const bring = vi.fn().mockRejectedValue(new Error('broken'));
  await expect(whenOnline(bring, deviceThatIs(true))).rejects.toThrow('broken');
  expect(bring).toHaveBeenCalledTimes(1);
});
