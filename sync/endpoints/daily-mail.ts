import * as z from 'zod';

/** What the link in a daily mail leads to, once the person has pressed the button on its page. */
export const endDailyMailEndpoint = {
  method: 'POST',
  path: '/api/daily-mail/end',
  body: z.strictObject({
    token: z.string().regex(/^[0-9a-f-]{36}\.[\w-]{43}$/, 'This link is not complete.'),
  }),
  reply: z.object({ ok: z.literal(true) }),
} as const;
