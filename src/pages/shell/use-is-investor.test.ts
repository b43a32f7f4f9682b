import { beforeEach, expect, test, vi } from 'vitest';
import { localStorageHere } from '#src/testing/full-device.ts';
import { liveHook } from '#src/testing/live-hook.ts';
import { useIsInvestor } from './use-is-investor.ts';

type Known = { userType: 'investor' | 'entrepreneur' } | null | undefined;

const here = vi.hoisted(() => ({ account: undefined as Known }));
vi.mock('#src/data/use-account.ts', () => ({ useAccount: () => here.account }));

const kept = localStorageHere();
beforeEach(() => kept.clear());

/** What a page says that is opened while this is known of who is here. */
async function opened(account: Known): Promise<boolean> {
  here.account = account;
  const said = liveHook(useIsInvestor);
  await vi.waitFor(() => expect(said()).toBeTypeOf('boolean'));
  // After the drawing.
  if (account !== undefined)
    await vi.waitFor(() => expect(kept.size).toBe(account?.userType === 'investor' ? 1 : 0));
  return said();
}

test('until it is known who is here, an investor is one who was', async () => {
  expect(await opened(undefined)).toBe(false);
  expect(await opened({ userType: 'investor' })).toBe(true);
  expect(await opened(undefined)).toBe(true);
});

test.each([null, { userType: 'entrepreneur' }] as const)(
  'nothing is kept of an investor once %j is here',
  async (next) => {
    await opened({ userType: 'investor' });
    expect(await opened(next)).toBe(false);
    expect(await opened(undefined)).toBe(false);
  },
);
