import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { OfflineError } from '#src/api/offline-error.ts';
import { drawn, liveHook } from '#src/testing/live-hook.ts';
import { useAccountForm } from './use-account-form.ts';

const browser = new EventTarget();
vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
vi.mock('./use-account-form-keeping.ts', () => ({
  useAccountFormKeeping: () => ({ state: 'rest', end: async () => {}, forget: async () => {} }),
}));

const networkIsBack = () => browser.dispatchEvent(new Event('online'));

/** A form that waits for a network after one try; how the server answers those that follow, in their turn. */
async function waitingForm() {
  const tries = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
  const send = vi.fn(() => tries[send.mock.calls.length - 1]?.promise ?? Promise.resolve());
  const form = liveHook(() =>
    useAccountForm({
      name: 'register',
      schema: z.object({ fullName: z.string() }),
      blank: { fullName: 'Tara Menon' },
      kept: null,
      labels: {},
      send,
      failure: { title: '', detail: '' },
    }),
  );
  await vi.waitFor(() => expect(form()).toBeDefined());
  tries[0]?.reject(new OfflineError());
  await form().submit();
  await vi.waitFor(() => expect(form().isWaiting).toBe(true));
  return { form, send, tries };
}

test('who presses again as the network returns makes one account', async () => {
  const { form, send, tries } = await waitingForm();
  const pressed = form().submit();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  networkIsBack();
  await drawn();
  tries[1]?.resolve();
  expect(await pressed).toBe(false);
  await drawn();
  expect(send).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(form().isWaiting).toBe(false));
});

test('where that press came too early for the network, the form goes on by itself', async () => {
  const { form, send, tries } = await waitingForm();
  const pressed = form().submit();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  networkIsBack();
  tries[1]?.reject(new OfflineError());
  expect(await pressed).toBe(true);
  tries[2]?.resolve();
  await vi.waitFor(() => expect(form().isWaiting).toBe(false));
  expect(send).toHaveBeenCalledTimes(3);
});
