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
  [{ approval: 'declined' }, true, 'approval-declined'],
  [{ approval: 'declined' }, false, undefined],
  [{ approval: 'approved' }, true, undefined],
] as const)('%j connects with REQUIRE_APPROVAL=%j: kept by %j', (given, REQUIRE_APPROVAL, code) => {
  expect(mayConnect({ ...account, ...given }, { REQUIRE_APPROVAL })?.code).toBe(code);
});

test.each([
  ['The certificate cannot be read.', / Reason: The certificate cannot be read\.$/],
  ['x'.repeat(2_000), / Reason: x{300}$/],
  ['', /1-2 business days\.$/],
  [null, /1-2 business days\.$/],
])('who was not approved is told so, with the way on and the reason given', (approvalReason, ending) => {
  const declined = { ...account, approval: 'declined' as const, approvalReason };
  const { message } = mayConnect(declined, { REQUIRE_APPROVAL: true }) ?? {};
  expect(message).toMatch(
    /^Your account was reviewed and not approved\. You can upload another certificate in your profile/,
  );
  expect(message).toMatch(ending);
});
