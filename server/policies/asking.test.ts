import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Account } from '#sync/records/account.ts';
import { storeAccount } from '../testing/accounts.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { takeCall } from './asking.ts';

let services: TestServices;
beforeEach(async () => {
  services = await testServices({ AI_DAILY_TOKENS: '1000' });
});
afterEach(() => services.close());

const { signal } = new AbortController();

async function isTaken(
  account: Account | null,
  tokensIn: number,
  address = '198.51.100.7',
): Promise<boolean> {
  const cost = { model: 'x', tokensIn, tokensOut: 0 };
  const asker = { account, address, signal };
  return (await takeCall(services, asker, { task: 'chat', version: 'chat-1' }, cost)) !== null;
}

test('whoever has proven no email has the half of the day’s tokens that those without an account have', async () => {
  const [member, unproven] = [
    await storeAccount(services),
    await storeAccount(services, { emailVerified: false, phoneVerified: false }),
  ];
  expect(await isTaken(unproven, 501)).toBe(false);
  expect(await isTaken(unproven, 500)).toBe(true);
  expect(await isTaken(unproven, 1)).toBe(false);
  expect(await isTaken(null, 1)).toBe(false);
  expect(await isTaken(member, 500)).toBe(true);
});

test('accounts that nobody has proven ask the model sixty times in an hour from one address, thirty times each', async () => {
  for (let accounts = 0; accounts < 2; accounts += 1) {
    const unproven = await storeAccount(services, { emailVerified: false });
    for (let asked = 0; asked < 30; asked += 1) expect(await isTaken(unproven, 0)).toBe(true);
    expect(await isTaken(unproven, 0)).toBe(false);
  }
  const third = await storeAccount(services, { emailVerified: false });
  expect(await isTaken(third, 0)).toBe(false);
  expect(await isTaken(third, 0, '198.51.100.8')).toBe(true);
  expect(await isTaken(await storeAccount(services), 0)).toBe(true);
});
