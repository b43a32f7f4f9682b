import * as z from 'zod';
import { phoneField } from '../rules/identity.ts';
import { doneSchema } from './auth.ts';

const otpTypeSchema = z.enum(['email', 'phone']);
export type OtpType = z.infer<typeof otpTypeSchema>;

export const otpRules = {
  digits: 6,
  minutes: 10,
  tries: 5,
  /** Between two codes of one type, as the countdown on the screen. */
  secondsBetween: 60,
  anHour: 5,
  aDay: 10,
} as const;

const invalid = 'Invalid or expired OTP';

/** Six digits as text, ASCII only: leading zeros count. */
export const otpField = z.string(invalid).regex(/^[0-9]{6}$/, invalid);

/**
 * Sends a new code; earlier ones of the type are dead. Signed in, `userId` must be one's own (else 404 `not-found`), and
 * it may answer 400 `phone-missing`, 409 `already-verified`, or 429 `no-sms-left` where as many SMS left as may in a day, with
 * Retry-After. Without a session the answer is the same for every id, and nothing is sent to change what is verified. 429
 * `too-soon` (within 60 s) or `too-many-tries`, with Retry-After: without a session counted apart.
 */
export const sendOtpEndpoint = {
  method: 'POST',
  path: '/api/otp/send',
  body: z.strictObject({ userId: z.uuid('Required'), type: otpTypeSchema }),
  reply: doneSchema,
} as const;

/**
 * Verifies, and never signs anyone in; what is verified already is changed in a session alone. 400 `invalid-otp`, whatever
 * is wrong, also once a code was tried five times: tries without a session count apart. 404 where `userId` is not the
 * session's; 429 `too-many-tries` after many wrong codes from one address.
 */
export const verifyOtpEndpoint = {
  method: 'POST',
  path: '/api/otp/verify',
  body: z.strictObject({ userId: z.uuid('Required'), type: otpTypeSchema, otp: otpField }),
  reply: doneSchema,
} as const;

/**
 * Saves the phone number, by cookie or bearer. In the place of a verified one it waits until its code has come back, and
 * needs a recent sign-in (403 `reauthentication-needed`). The reply holds the number as it is kept.
 */
export const savePhoneEndpoint = {
  method: 'POST',
  path: '/api/user/phone',
  body: z.strictObject({ phoneNumber: phoneField }),
  reply: z.object({ phoneNumber: z.string() }),
} as const;
