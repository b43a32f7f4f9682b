import { beforeEach, expect, test, vi } from 'vitest';
import { madeUpUser } from '#src/testing/here.ts';
import { historyHere } from '#src/testing/history-here.ts';
import { drawn, liveHook } from '#src/testing/live-hook.ts';
import { newId } from '#sync/ids.ts';
import type { Draft } from '#sync/records/draft.ts';
import { useArrival } from './use-arrival.ts';

const answers = vi.hoisted(() => ({ drafts: Promise.withResolvers<Draft[]>() }));
vi.mock('#src/syncing/session.ts', () => ({ guestDrafts: () => answers.drafts.promise }));

beforeEach(() => {
  answers.drafts = Promise.withResolvers();
  vi.stubGlobal('location', { origin: 'https://pankh.example', pathname: '/login', search: '?next=/drafts' });
  historyHere();
});

/** Somebody on the login page who is signed in by now; what of the guest's is found comes later. */
async function arriving() {
  const replaced = vi.spyOn(history, 'replaceState');
  const arrival = liveHook(useArrival);
  await vi.waitFor(() => expect(arrival()).toBeDefined());
  const done = arrival().arrive(madeUpUser(newId()));
  return { leave: arrival.leave, done, wentTo: () => replaced.mock.calls.map(([, , path]) => path) };
}

test('who has signed in goes where they wanted to go', async () => {
  const { done, wentTo } = await arriving();
  answers.drafts.resolve([]);
  await done;
  expect(wentTo()).toEqual(['/drafts']);
});

test('who has gone elsewhere before they were signed in stays there', async () => {
  const { leave, done, wentTo } = await arriving();
  leave();
  await drawn();
  answers.drafts.resolve([]);
  await done;
  expect(wentTo()).toEqual([]);
});
