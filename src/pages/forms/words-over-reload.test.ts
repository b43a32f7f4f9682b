import { beforeEach, expect, test, vi } from 'vitest';
import { takeOverReload } from './words-over-reload.ts';

const key = 'message:contact';
const blank = { name: '', email: '', subject: '', message: '', category: '' };
const reload = vi.fn();

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  vi.stubGlobal('location', { reload });
  return () => vi.unstubAllGlobals();
});

/** A form in which that is written. */
function formWith(written: Partial<typeof blank>) {
  const now = { ...blank, ...written };
  return {
    now,
    words: () => now,
    put: (field: keyof typeof blank, text: string) => void (now[field] = text),
  };
}

/** The page is reloaded by the app, which does so once a page. */
async function reloadPage() {
  vi.resetModules();
  const { saveAndReload } = await import('#src/pwa/before-reload.ts');
  const next = await import('./words-over-reload.ts');
  return { saveAndReload, takeOverReload: next.takeOverReload };
}

test('what is written before the device can keep it is there after a reload by the app, once', async () => {
  const page = await reloadPage();
  page.takeOverReload(key, formWith({ name: 'Tara Menon', message: 'How do I export?' }));
  await page.saveAndReload();
  expect(reload).toHaveBeenCalledTimes(1);
  const after = formWith({ name: 'T' });
  takeOverReload(key, after);
  expect(after.now).toEqual({ ...blank, name: 'T', message: 'How do I export?' });
  const later = formWith({});
  takeOverReload(key, later);
  expect(later.now).toEqual(blank);
});

test('what the device keeps, or is left, is taken nowhere', async () => {
  const page = await reloadPage();
  const stop = page.takeOverReload(key, formWith({ message: 'How do I export?' }));
  stop();
  await page.saveAndReload();
  expect(sessionStorage.getItem(key)).toBeNull();
});

test('a browser that refuses what a tab keeps leaves the form as it is', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const form = formWith({ message: 'How do I export?' });
  expect(() => takeOverReload(key, form)()).not.toThrow();
  expect(form.now.message).toBe('How do I export?');
});
