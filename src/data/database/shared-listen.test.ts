import { expect, test, vi } from 'vitest';
import type { Listen } from './listen.ts';
import { sharedListen } from './shared-listen.ts';

/** A listening that counts how often it has begun and ended, and tells what it is told to tell. */
function source() {
  const told: Parameters<Listen<string>>[] = [];
  const stop = vi.fn();
  const listen = vi.fn<Listen<string>>((...hearer) => {
    told.push(hearer);
    return stop;
  });
  return { listen, stop, tell: (answer: string) => told.at(-1)?.[0](answer), told };
}

test('all who listen hear of one listening, who comes later hears at once what was told last, and it ends with the last', () => {
  const { listen, stop, tell } = source();
  const shared = sharedListen(listen);
  const [first, second] = [vi.fn(), vi.fn()];
  const endFirst = shared(first, vi.fn());
  tell('Tara');
  const endSecond = shared(second, vi.fn());
  expect(second.mock.calls).toEqual([['Tara']]);
  tell('Tara Menon');
  expect(listen).toHaveBeenCalledOnce();
  expect(first.mock.calls).toEqual([['Tara'], ['Tara Menon']]);
  expect(second.mock.calls).toEqual([['Tara'], ['Tara Menon']]);
  endFirst();
  endFirst();
  expect(stop).not.toHaveBeenCalled();
  endSecond();
  expect(stop).toHaveBeenCalledOnce();
});

test('who listens after all have gone hears nothing from before', () => {
  const { listen, tell } = source();
  const shared = sharedListen(listen);
  const end = shared(vi.fn(), vi.fn());
  tell('Tara');
  end();
  const later = vi.fn();
  shared(later, vi.fn());
  expect(later).not.toHaveBeenCalled();
  expect(listen).toHaveBeenCalledTimes(2);
});

test('a fault is told to all, and whoever listens after it begins anew', () => {
  const { listen, told, tell } = source();
  const shared = sharedListen(listen);
  const [first, second, later] = [vi.fn(), vi.fn(), vi.fn()];
  const end = shared(vi.fn(), first);
  shared(vi.fn(), second);
  const fault = new Error('broken');
  told[0]?.[1](fault);
  expect(first.mock.calls).toEqual([[fault]]);
  expect(second.mock.calls).toEqual([[fault]]);
  shared(later, vi.fn());
  end();
  tell('Tara');
  expect(later.mock.calls).toEqual([['Tara']]);
});
