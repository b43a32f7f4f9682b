import { expect, test } from 'vitest';
import { verificationToasts } from './verification.ts';

test.each(['email', 'phone'] as const)('a code on its way is said to have been sent to the %s', (type) => {
  expect(verificationToasts.sent(type)).toEqual({
    title: 'OTP Sent',
    detail: `OTP has been sent to your ${type}`,
  });
});
