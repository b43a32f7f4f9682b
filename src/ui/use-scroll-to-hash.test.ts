import { expect, test, vi } from 'vitest';
import { useScrollToHash } from './use-scroll-to-hash.ts';

/** A screen that is drawn once. */
vi.mock('react', () => ({ useEffect: (effect: () => void) => effect() }));

/** The ids of the parts that a page scrolls to as it is opened at this address. */
function scrolledTo(hash: string, ...ids: string[]): string[] {
  const scrolled: string[] = [];
  vi.stubGlobal('location', { hash });
  vi.stubGlobal('document', {
    getElementById: (id: string) =>
      ids.includes(id) ? { scrollIntoView: () => void scrolled.push(id) } : null,
  });
  useScrollToHash();
  vi.unstubAllGlobals();
  return scrolled;
}

test('a part whose name had to be written otherwise in the address is found', () => {
  expect(scrolledTo('#use%20of%20funds', 'use of funds')).toEqual(['use of funds']);
});

test('an address that ends in what is no such writing opens its page all the same', () => {
  expect(scrolledTo('#faq%')).toEqual([]);
  expect(scrolledTo('#100%', '100%')).toEqual(['100%']);
});
