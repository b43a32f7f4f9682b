import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenOnline } from './when-online.ts';

const unfetched = [
  'Failed to fetch dynamically imported module: https://pankh.example/assets/start-1.js',
  'error loading dynamically imported module: https://pankh.example/assets/start-1.js',
  'Importing a module script failed.',
].map((words) => new TypeError(words));
const [missing] = unfetched;

/** `listening`: how many listeners it has now. */
function deviceThatIs(onLine: boolean) {
  const device = Object.assign(new EventTarget(), { navigator: { onLine }, listening: 0 });
  const add = device.addEventListener.bind(device);
  device.addEventListener = (type: string, listener: EventListener, options: AddEventListenerOptions) => {
    device.listening += 1;
    options.signal?.addEventListener('abort', () => void device.listening--);
    add(type, listener, options);
  };
  return device;
}

const failsOnce = (error: unknown) => vi.fn().mockRejectedValueOnce(error).mockResolvedValueOnce('here');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each(['online', 'visibilitychange'])(
  'brings what fails without a network once there is a sign: %s',
  async (sign) => {
    const device = deviceThatIs(false);
    const bring = failsOnce(new Error('no network'));
    const brought = whenOnline(bring, device);
    await vi.advanceTimersByTimeAsync(0);
    expect(bring).toHaveBeenCalledTimes(1);
    device.dispatchEvent(new Event(sign));
    await expect(brought).resolves.toBe('here');
    expect(bring).toHaveBeenCalledTimes(2);
  },
);

it('brings it also where the network comes back before the failure is told', async () => {
  const device = deviceThatIs(false);
  const bring = vi
    .fn()
    .mockImplementationOnce(async () => {
      device.dispatchEvent(new Event('online'));
      throw new Error('no network');
    })
    .mockResolvedValueOnce('here');
  const brought = whenOnline(bring, device);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(brought).resolves.toBe('here');
});

it.each(unfetched)(
  'takes a script that cannot be fetched for a missing network, whatever the browser says of it: %s',
  async (error) => {
    const brought = whenOnline(failsOnce(error), deviceThatIs(true));
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(brought).resolves.toBe('here');
  },
);

it('leaves longer and longer pauses, up to a minute', async () => {
  const bring = vi.fn().mockRejectedValue(missing);
  void whenOnline(bring, deviceThatIs(true));
  await vi.advanceTimersByTimeAsync(0);
  for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
    bring.mockClear();
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
    expect(bring).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(bring).toHaveBeenCalledTimes(1);
  }
});

it('begins with short pauses again once the network is said to be back, which may not hold yet', async () => {
  const device = deviceThatIs(true);
  const bring = vi.fn().mockRejectedValue(missing);
  void whenOnline(bring, device);
  await vi.advanceTimersByTimeAsync(100_000);
  device.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  bring.mockClear();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(bring).toHaveBeenCalledTimes(1);
});

it('tells what fails with a network', async () => {
  const bring = vi.fn().mockRejectedValue(new TypeError('broken'));
  await expect(whenOnline(bring, deviceThatIs(true))).rejects.toThrow('broken');
  expect(bring).toHaveBeenCalledTimes(1);
});

it('listens for the network only while it waits for it', async () => {
  const device = deviceThatIs(true);
  await whenOnline(async () => 'here', device);
  expect(device.listening).toBe(0);
  const brought = whenOnline(failsOnce(missing), device);
  await vi.advanceTimersByTimeAsync(0);
  expect(device.listening).toBe(2);
  device.dispatchEvent(new Event('online'));
  await brought;
  expect(device.listening).toBe(0);
});
