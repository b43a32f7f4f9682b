import { expect, test, vi } from 'vitest';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** A screen that has not been drawn anew yet since it was pressed. */
const drawn = vi.hoisted(() => ({ isBusy: false }));
vi.mock('react', () => ({
  useRef: (current: unknown) => ({ current }),
  useState: () => [drawn.isBusy, (isBusy: boolean) => void (drawn.isBusy = isBusy)],
}));

test('what is pressed for a second time while it is done is done once', async () => {
  const done: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const [, inTurn] = useOneAtATime();
  const publish = () =>
    inTurn(async () => {
      await promise;
      done.push('published');
    });
  const presses = [publish(), publish()];
  expect(drawn.isBusy).toBe(true);
  resolve();
  await Promise.all(presses);
  expect(done).toEqual(['published']);
  expect(drawn.isBusy).toBe(false);
  await publish();
  expect(done).toHaveLength(2);
});

test('what failed can be pressed for again', async () => {
  const [, inTurn] = useOneAtATime();
  await expect(inTurn(() => Promise.reject(new Error('No room')))).rejects.toThrow('No room');
  expect(drawn.isBusy).toBe(false);
  const done: string[] = [];
  await inTurn(async () => void done.push('published'));
  expect(done).toEqual(['published']);
});
