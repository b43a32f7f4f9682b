import '#src/testing/page-globals.ts';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { keepInTab, keptInTab } from '#src/lib/tab-store.ts';
import { drawn, liveHook } from '#src/testing/live-hook.ts';
import { useSavedPhone } from './use-saved-phone.ts';

const [first, second] = ['+919800054321', '+919800012345'];

/** A page of whom nothing is saved yet; `arrives` is what the account has from then on. */
async function page() {
  const now = liveHook(() => {
    const [phone, arrives] = useState('');
    const [saved, save] = useSavedPhone(phone, 'code');
    return { saved, save, arrives };
  });
  await vi.waitFor(() => expect(now().saved).toBe(''));
  return now;
}

test('a number that was saved here holds until the account’s own arrives, and not after', async () => {
  const now = await page();
  now().save(first);
  await vi.waitFor(() => expect(now().saved).toBe(first));
  keepInTab('code', 'a wait');
  now().arrives(first);
  await drawn();
  expect([now().saved, keptInTab('code')]).toEqual([first, 'a wait']);
  now().arrives(second);
  await vi.waitFor(() => expect(now().saved).toBe(second));
  // Another number waits for a code of its own.
  expect(keptInTab('code')).toBe('');
  now().arrives(first);
  await vi.waitFor(() => expect(now().saved).toBe(first));
});

test('a number that was corrected elsewhere comes in the place of the one that was saved here', async () => {
  const now = await page();
  now().save(first);
  await vi.waitFor(() => expect(now().saved).toBe(first));
  now().arrives(second);
  await vi.waitFor(() => expect(now().saved).toBe(second));
  now().save(first);
  await vi.waitFor(() => expect(now().saved).toBe(first));
});
