import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { dropFromTab, keepInTab, keptInTab } from './tab-store.ts';

beforeEach(() => {
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
});

test('what a tab keeps is found', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  expect(keptInTab('place')).toBe('');
  expect(keepInTab('place', '12')).toBe(true);
  expect(keptInTab('place')).toBe('12');
  dropFromTab('place');
  expect([...kept]).toEqual([]);
});

test('where the browser refuses it nothing is kept, nothing found, and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(keepInTab('place', '12')).toBe(false);
  expect(keptInTab('place')).toBe('');
  expect(() => dropFromTab('place')).not.toThrow();
});
