import * as z from 'zod';
import { emailField, passwordField, passwordsMatch, whenMissing } from '../rules/identity.ts';
import { doneSchema } from './auth.ts';

export const emailRequired = 'Email required - Please enter your email address.';

/** Mails a link to whoever has this address. The answer is the same for every address; 429 `too-many-tries` by network address. */
export const forgotPasswordEndpoint = {
  method: 'POST',
  path: '/api/auth/forgot-password',
  body: z.strictObject({ email: z.string(whenMissing(emailRequired)).pipe(emailField(emailRequired)) }),
  reply: doneSchema,
} as const;

const newPassword = {
  password: passwordField,
  confirmPassword: z.string().max(1_024).optional(),
};

/** The link of the mail. The token stands behind the #: it never reaches a log or another site. */
export function resetPath(token: string): string {
  return `/reset-password#token=${token}`;
}

/** By the token of the mail: 30 minutes, once. All sessions end. 400 `invalid-link` or `weak-password`. */
export const resetPasswordEndpoint = {
  method: 'POST',
  path: '/api/auth/reset-password',
  body: z.strictObject({ token: z.string('Required').max(200), ...newPassword }).refine(...passwordsMatch()),
  reply: doneSchema,
} as const;

/** Signed in, after a recent sign-in (403 `reauthentication-needed`). The other sessions end, and another email or phone that was asked for is off. 400 `weak-password`; 429 `too-many-tries`. */
export const changePasswordEndpoint = {
  method: 'POST',
  path: '/api/auth/password',
  body: z.strictObject(newPassword).refine(...passwordsMatch()),
  reply: doneSchema,
} as const;
