import { afterEach, expect, test, vi } from 'vitest';
import { dropBeside, keepBeside, keptBeside, keysBeside } from './beside-database.ts';

afterEach(() => vi.unstubAllGlobals());

function useAll() {
  keepBeside('a key', 'words');
  dropBeside('another key');
  return { kept: keptBeside('a key'), keys: keysBeside('a') };
}

test('where the browser has no such store nothing is kept, and nothing throws', () => {
  vi.stubGlobal('localStorage', null);
  expect(useAll()).toEqual({ kept: null, keys: [] });
});

test('nor does anything where it refuses it, or has no room in it', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('localStorage', {
    length: 0,
    key: refuse,
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
  });
  expect(useAll()).toEqual({ kept: null, keys: [] });
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse });
  expect(useAll()).toEqual({ kept: null, keys: [] });
});
