import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { fetchAccounts } from '#src/api/admin.ts';
import { useFetchedOnline } from '#src/state/use-fetched-online.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { signedInHere } from '#src/testing/here.ts';
import { readable, wordsOf } from '#src/testing/words-of.ts';
import type { AdminAccount } from '#sync/endpoints/admin.ts';
import { newId } from '#sync/ids.ts';
import { AccountQueue } from './account-queue.tsx';

vi.mock('#src/api/admin.ts', () => ({ fetchAccounts: vi.fn() }));
vi.mock('#src/state/use-fetched-online.ts', () => ({ useFetchedOnline: vi.fn() }));
vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));
vi.mock('#src/ui/button.tsx', () => import('#src/testing/pressable-button.tsx'));

const at = '2026-03-01T09:00:00.000Z';
let userId: string;
beforeEach(async () => {
  ({ userId } = await signedInHere('admin'));
});

function madeUp(told: Partial<AdminAccount>): AdminAccount {
  return {
    id: newId(),
    email: 'tara@people.example',
    phone: '+919876543210',
    fullName: 'Tara Menon',
    userType: 'investor',
    location: 'Kochi, India',
    emailVerified: true,
    phoneVerified: true,
    approval: 'pending',
    approvalReason: null,
    disabledAt: null,
    deleteAt: null,
    createdAt: at,
    currency: 'INR',
    certificate: null,
    investor: null,
    company: null,
    ...told,
  };
}

function shown(account: AdminAccount, search = ''): Promise<string> {
  const value = { total: 1, accounts: [account] };
  vi.mocked(useFetchedOnline).mockReturnValue([{ state: 'ready', value }, vi.fn()]);
  return drawScreen(<AccountQueue />, { path: '/admin/accounts', search });
}
const choices = async (told: Partial<AdminAccount>) => wordsOf(await shown(madeUp(told)), 'button');

test('whoever waits is approved, declined or closed', async () => {
  expect(await choices({})).toEqual(['Approve', 'Decline', 'Close account']);
});

test('another admin is closed, and opened again, and never approved', async () => {
  expect(await choices({ userType: 'admin' })).toEqual(['Close account']);
  expect(await choices({ userType: 'admin', disabledAt: at })).toEqual(['Open account again']);
});

test('a closed account is deleted once, which says when, and opened again', async () => {
  expect(await choices({ disabledAt: at })).toEqual(['Open account again', 'Delete account']);
  const page = await shown(madeUp({ disabledAt: at, deleteAt: '2026-03-31T09:00:00.000Z' }));
  expect(wordsOf(page, 'button')).toEqual(['Open account again']);
  expect(readable(page)).toContain('31 March 2026');
});

test('nobody decides on their own account', async () => {
  expect(await choices({ id: userId, userType: 'admin' })).toEqual([]);
  expect(readable(await shown(madeUp({ id: userId, userType: 'admin' })))).toContain('Tara Menon');
});

test('the account that an address names is looked for among all', async () => {
  await shown(madeUp({}), `q=${userId}`);
  void vi.mocked(useFetchedOnline).mock.lastCall?.[0]();
  expect(fetchAccounts).toHaveBeenCalledWith(expect.objectContaining({ state: 'all', q: userId }));
});

test('without one the accounts that wait come', async () => {
  await shown(madeUp({}));
  void vi.mocked(useFetchedOnline).mock.lastCall?.[0]();
  expect(fetchAccounts).toHaveBeenCalledWith(expect.objectContaining({ state: 'pending', q: '' }));
});
