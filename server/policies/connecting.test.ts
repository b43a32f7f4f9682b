import { expect, test } from 'vitest';
import type { Account } from '#sync/records/account.ts';
import { mayConnect } from './connecting.ts';

const account: Account = {
  id: '00000000-0000-7000-8000-000000000000',
  email: 'tara@people.example',
  username: 'tara',
  fullName: 'Tara Menon',
  userType: 'investor',
  location: 'Kochi',
  emailVerified: true,
  phoneVerified: true,
  createdAt: '2026-03-01T09:00:00.000Z',
};

test.each([
  [{}, false, undefined],
  [{ phoneVerified: false }, false, 'verification-needed'],
  [{ emailVerified: false, approval: 'approved' }, true, 'verification-needed'],
  [{ approval: 'pending' }, true, 'approval-needed'],
  [{ approval: 'declined' }, true, 'approval-needed'],
  [{ approval: 'approved' }, true, undefined],
] as const)('%j connects with REQUIRE_APPROVAL=%j: kept by %j', (given, REQUIRE_APPROVAL, code) => {
  expect(mayConnect({ ...account, ...given }, { REQUIRE_APPROVAL })?.code).toBe(code);
});
