import { isValidElement, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#src/api/api-error.ts';
import { drawn, liveHook } from '#src/testing/live-hook.ts';
import { useReauthentication } from './use-reauthentication.tsx';

type Prompt = ReactElement<{ onClose: () => void; onProved: () => void }>;

const needed = JSON.stringify({ code: 'reauthentication-needed', message: 'Enter your password.' });

/** What the server does once the person has proved who they are, in a part of the settings where it has asked for that. */
async function asked() {
  const done: string[] = [];
  let isProved = false;
  const part = liveHook(() => useReauthentication(() => undefined));
  await vi.waitFor(() => expect(part()).toBeDefined());
  const ask = (what: string) =>
    part().guarded(async () => {
      if (isProved) done.push(what);
      else throw new ApiError(403, needed, 'Forbidden', null);
    });
  async function prompt(): Promise<Prompt> {
    await drawn();
    const { dialog } = part();
    if (!isValidElement(dialog)) throw new Error('No password is asked for');
    return dialog as Prompt; // the one of its kind
  }
  await ask('deletion');
  return { done, ask, prompt, part, prove: () => (isProved = true) };
}

test('what was asked for is done once its password is proved', async () => {
  const { done, prompt, prove } = await asked();
  const { props } = await prompt();
  prove();
  props.onProved();
  await vi.waitFor(() => expect(done).toEqual(['deletion']));
});

test('what was cancelled while the password was looked at is not done', async () => {
  const { done, ask, prompt, part, prove } = await asked();
  const { props } = await prompt();
  props.onClose();
  await drawn();
  expect(part().dialog).toBeNull();
  await ask('another change');
  await prompt();
  prove();
  props.onProved();
  await drawn();
  expect(done).toEqual([]);
  expect(part().dialog).not.toBeNull();
});
