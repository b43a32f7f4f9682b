import * as z from 'zod';
import { moment } from '../text.ts';
import { doneSchema, signedInSchema } from './auth.ts';

/** Whether "Continue with Google" is to be shown. */
export const googleEndpoint = {
  method: 'GET',
  path: '/api/auth/google',
  reply: z.object({ enabled: z.boolean() }),
} as const;

/**
 * A page to go to, not to fetch: it leads to the provider. `userType` and `termsAccepted` are for who has no account yet:
 * none is made without both. Only our own screen can say `termsAccepted`: a link from another site, or from a mail, cannot.
 */
export const googleStartEndpoint = {
  method: 'GET',
  path: '/api/auth/google/start',
  query: z.strictObject({
    next: z.string().max(500).optional(),
    userType: z.enum(['investor', 'entrepreneur']).optional(),
    termsAccepted: z.literal('true').optional(),
    /** A new account though others claim the email, whose end that is. */
    anew: z.literal('true').optional(),
    /** "Remember me", as ticked on the login form. */
    remember: z.literal('true').optional(),
  }),
} as const;

export type GoogleStart = z.input<typeof googleStartEndpoint.query>;

export function googleStartPath(query: GoogleStart): string {
  const words = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return words.length === 0 ? googleStartEndpoint.path : `${googleStartEndpoint.path}?${words.join('&')}`;
}

/** Where the provider sends people back to. */
export const googleCallbackPath = '/api/auth/google/callback';

/**
 * Where the callback leads, as `?google=` on /login, with `next` and `remember` beside it: `done` (a session began: ask for it with
 * `finish`), `choose-role` (no account yet: start again with `userType` and `termsAccepted`), `claimed` (an account that nobody has
 * verified has the email: start again signed in as it, or with `anew` besides what `choose-role` asks for), `owned` (the verified
 * account of the email has to be signed in first, as Google does not run that mailbox, or as its owner has ended that Google opens
 * it: start again then), `failed`.
 */
export const googleOutcomeSchema = z.enum(['done', 'choose-role', 'claimed', 'owned', 'failed']);
export type GoogleOutcome = z.infer<typeof googleOutcomeSchema>;

/** The user and a bearer token for the session that the callback began, by its cookie. 401 where there is none. */
export const googleFinishEndpoint = {
  method: 'POST',
  path: '/api/auth/google/finish',
  reply: signedInSchema,
} as const;

/** Since when a Google account opens one's own; null where none does. */
export const googleLinkEndpoint = {
  method: 'GET',
  path: '/api/auth/google/link',
  reply: z.object({ linkedAt: moment.nullable() }),
} as const;

/**
 * From then on none does, until one comes while its owner is signed in. Needs a recent sign-in (403 `reauthentication-needed`), and a password: 403 `password-needed` where there
 * is none, as nobody could get in any more.
 */
export const removeGoogleLinkEndpoint = {
  method: 'DELETE',
  path: '/api/auth/google/link',
  reply: doneSchema,
} as const;
