import 'fake-indexeddb/auto';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type FormWords, keptForm } from '#src/data/words/kept-forms.ts';
import { localStorageHere } from '#src/testing/full-device.ts';
import { useAccountFormKeeping } from './use-account-form-keeping.ts';

/** A form that is on the screen: its effects run, and it is not drawn anew. */
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  useState: (first: () => unknown) => [typeof first === 'function' ? first() : first, () => {}],
  useEffect: (effect: () => unknown) => void effect(),
}));

const page = new EventTarget();
let write: (words: FormWords) => void;
const form = {
  subscribe({ callback }: { callback: (told: { values: FormWords }) => void }) {
    write = (values) => callback({ values });
    return () => {};
  },
};

beforeEach(() => {
  vi.stubGlobal('window', page);
  return () => vi.unstubAllGlobals();
});

test('what is written in a form that makes an account comes back where its page goes in mid-word, but for its passwords', async () => {
  const beside = localStorageHere();
  onTestFinished(() => beside.clear());
  useAccountFormKeeping('register', form as never, false); // as: of the form only this is asked
  write({ fullName: 'Rohan' });
  write({ fullName: 'Rohan Nair', password: 'secret one' });
  page.dispatchEvent(new Event('pagehide'));
  expect(await keptForm('register')).toEqual({ fullName: 'Rohan Nair' });
  // A page that lives on stores it after all.
  await expect.poll(() => beside.size).toBe(0);
  expect(await keptForm('register')).toEqual({ fullName: 'Rohan Nair' });
});
