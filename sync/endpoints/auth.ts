import * as z from 'zod';
import { userTypeSchema } from '../records/account.ts';
import { emailField, whenMissing } from '../rules/identity.ts';
import { registrationSchema } from '../rules/registration/all.ts';

/** Who is signed in, as every auth call answers it. */
const sessionUserSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  fullName: z.string(),
  userType: userTypeSchema,
  emailVerified: z.boolean(),
  phoneVerified: z.boolean(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

export const signedInSchema = z.object({
  token: z.string(),
  user: sessionUserSchema,
  /** The account was to be deleted, and stays because of this. */
  deletionUndone: z.literal(true).optional(),
});
export type SignedIn = z.infer<typeof signedInSchema>;
export const doneSchema = z.object({ ok: z.literal(true) });

/**
 * All sign-up forms post here. `token` (and a session's cookie) comes with the marketplace's and the plan page's: the
 * others go on to the login or stay where they are. `remember` is no part of the body: a server before it passes it over.
 * 400 `invalid` or `weak-password` with the field; 409 `registration-failed`; 429 `too-many-tries`; 503 `busy`.
 */
export const registerEndpoint = {
  method: 'POST',
  path: '/api/auth/register',
  /** That session is to last as "Remember me" has a login's last. */
  query: z.object({ remember: z.literal('true').optional() }),
  body: registrationSchema,
  reply: z.object({ token: z.string().optional(), user: sessionUserSchema }),
} as const;

export const loginMissing = 'Missing information - Please enter both email and password.';

/** 400 `invalid`; 401 `wrong-credentials`, whatever is wrong; 429 `too-many-tries` with Retry-After; 503 `busy`. */
export const loginEndpoint = {
  method: 'POST',
  path: '/api/auth/login',
  body: z.strictObject({
    // Any text: what is no address is nobody's.
    email: z
      .string(whenMissing(loginMissing))
      .trim()
      .min(1, loginMissing)
      .max(254)
      .transform((value) => value.normalize('NFC').toLowerCase()),
    password: z.string(whenMissing(loginMissing)).min(1, loginMissing).max(1_024),
    rememberMe: z.boolean().optional(),
  }),
  reply: signedInSchema,
} as const;

export const logoutEndpoint = { method: 'POST', path: '/api/auth/logout', reply: doneSchema } as const;

export const currentUserEndpoint = {
  method: 'GET',
  path: '/api/auth/user',
  reply: sessionUserSchema,
} as const;

/**
 * Says again who one is, by the password: changes of email, phone (once verified), password and the deletion of the
 * account are open for ten minutes after this or after a login. Without it they answer 403 `reauthentication-needed`, or
 * `password-needed` where the account has no password, as with Google alone: one is set through a forgotten password's link.
 * 401 `wrong-credentials`; 429 `too-many-tries`.
 */
export const reauthenticateEndpoint = {
  method: 'POST',
  path: '/api/auth/reauthenticate',
  body: z.strictObject({ password: z.string('Required').min(1, 'Required').max(1_024) }),
  reply: doneSchema,
} as const;

/**
 * Asks for another address, which waits until then, whether the one before was verified or not: it is the account's (and the
 * login's) once the code sent there has come back through `/api/otp/verify` as type `email`. The account's own address takes back
 * what was asked for. 403 `reauthentication-needed`.
 */
export const changeEmailEndpoint = {
  method: 'POST',
  path: '/api/auth/email',
  body: z.strictObject({ email: emailField() }),
  reply: doneSchema,
} as const;
