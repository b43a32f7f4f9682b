import * as z from 'zod';

const body = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/, 'This link is not complete.') });
const reply = z.object({ ok: z.literal(true) });

/** What the two links of a newsletter mail lead to, once the person has pressed the button on their page. */
export const confirmNewsletterEndpoint = {
  method: 'POST',
  path: '/api/newsletter/confirm',
  body,
  reply,
} as const;

export const unsubscribeNewsletterEndpoint = {
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  body,
  reply,
} as const;
