import * as z from 'zod';
import { userTypeSchema } from '../records/account.ts';
import { text } from '../text.ts';

const email = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email('Please enter a valid email address'))
  .transform((value) => value.normalize('NFC').toLowerCase());

const password = z
  .string()
  .min(8, 'Password must be at least 8 characters')
  .max(256, 'Password must be at most 256 characters');

/** Who is signed in, as every auth call answers it. */
export const sessionUserSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  fullName: z.string(),
  userType: userTypeSchema,
  emailVerified: z.boolean(),
  phoneVerified: z.boolean(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

export const signedInSchema = z.object({ token: z.string(), user: sessionUserSchema });

/** The marketplace's registration. `username` and `confirmPassword` are accepted and not believed. */
export const registerEndpoint = {
  method: 'POST',
  path: '/api/auth/register',
  body: z.strictObject({
    email,
    password,
    fullName: text(120).refine(
      (value) => value.trim().length >= 2,
      'Full name must be at least 2 characters',
    ),
    userType: z.enum(['investor', 'entrepreneur'], 'Required'),
    location: text(120).optional(),
    username: z.string().max(254).optional(),
    confirmPassword: z.string().max(256).optional(),
    termsAccepted: z.literal(true, 'You must accept the terms and conditions').optional(),
  }),
  reply: signedInSchema,
} as const;

export const loginEndpoint = {
  method: 'POST',
  path: '/api/auth/login',
  body: z.strictObject({
    email: z
      .string()
      .trim()
      .min(1, 'Required')
      .max(254)
      .transform((value) => value.normalize('NFC').toLowerCase()),
    password: z.string().min(1, 'Required').max(256),
    rememberMe: z.boolean().optional(),
  }),
  reply: signedInSchema,
} as const;

export const logoutEndpoint = {
  method: 'POST',
  path: '/api/auth/logout',
  reply: z.object({ ok: z.literal(true) }),
} as const;

export const currentUserEndpoint = {
  method: 'GET',
  path: '/api/auth/user',
  reply: sessionUserSchema,
} as const;
