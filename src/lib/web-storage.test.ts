import { afterEach, expect, test, vi } from 'vitest';
import { storageHere } from '#src/testing/full-device.ts';
import { inTab, onDevice } from './web-storage.ts';

afterEach(() => vi.unstubAllGlobals());

const stores = [
  ['localStorage', onDevice],
  ['sessionStorage', inTab],
] as const;

const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

test.each(stores)('what is kept in %s is found, until it is dropped', (name, store) => {
  const kept = storageHere(name);
  expect(store.kept('a place')).toBe('');
  expect(store.keep('a place', '12')).toBe(true);
  store.keep('words', 'Looms');
  expect(store.kept('a place')).toBe('12');
  expect(store.keys('a')).toEqual(['a place']);
  store.drop('a place');
  expect([...kept]).toEqual([['words', 'Looms']]);
});

test.each(stores)(
  'where the browser has no %s, refuses it or has no room in it nothing is kept or found, and nothing breaks',
  (name, store) => {
    function expectNothing() {
      expect(store.keep('a place', '12')).toBe(false);
      expect(store.kept('a place')).toBe('');
      expect(store.keys('a')).toEqual([]);
      expect(() => store.drop('another place')).not.toThrow();
    }
    vi.stubGlobal(name, undefined);
    expectNothing();
    vi.stubGlobal(name, null);
    expectNothing();
    vi.stubGlobal(name, {
      length: 0,
      key: refuse,
      getItem: refuse,
      setItem: refuse,
      removeItem: refuse,
    });
    expectNothing();
    Object.defineProperty(globalThis, name, { configurable: true, get: refuse });
    expectNothing();
  },
);
