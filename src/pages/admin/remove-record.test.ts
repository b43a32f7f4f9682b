import { expect, test, vi } from 'vitest';
import { historyHere } from '#src/testing/history-here.ts';
import { drawn, liveHook } from '#src/testing/live-hook.ts';
import { partOf } from '#src/testing/part-of.ts';
import { Decision } from './decision.tsx';
import { RemoveRecord } from './remove-record.tsx';

vi.mock('#src/directory/use-investor.ts', () => ({ useInvestor: () => ({ name: 'Coir Ventures' }) }));

/** A record that an admin is about to remove, as it is shown to them. */
async function recordLookedAt() {
  vi.stubGlobal('location', { pathname: '/admin/directory', search: '?record=7' });
  historyHere();
  const replaced = vi.spyOn(history, 'replaceState');
  const onDone = vi.fn();
  const part = liveHook(() => RemoveRecord({ onDone }));
  await vi.waitFor(() => expect(part()).toBeDefined());
  const found = partOf(part(), ({ props }) => props.id === 7);
  const Found = found?.type as (given: unknown) => ReturnType<typeof RemoveRecord>; // a function, as all of them are
  const record = liveHook(() => Found(found?.props));
  await vi.waitFor(() => expect(record()).toBeDefined());
  const decision = partOf(record(), ({ type }) => type === Decision);
  return {
    leave: record.leave,
    decided: decision?.props.onDecided as () => void, // as every decision has it
    addresses: () => replaced.mock.calls.map(([, , address]) => address),
    onDone,
  };
}

test('once a record is removed its number stands in the address no more, and the list is fetched anew', async () => {
  const { decided, addresses, onDone } = await recordLookedAt();
  decided();
  expect(addresses()).toEqual(['/admin/directory']);
  expect(onDone).toHaveBeenCalledOnce();
});

test('an admin who looks at something else by then is left there', async () => {
  const { leave, decided, addresses, onDone } = await recordLookedAt();
  leave();
  await drawn();
  decided();
  expect(addresses()).toEqual([]);
  expect(onDone).toHaveBeenCalledOnce();
});
