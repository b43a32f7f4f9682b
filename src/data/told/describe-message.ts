import * as z from 'zod';

const message = z.object({ subject: z.string(), message: z.string() });
const subscription = z.object({ email: z.string() });
const messages = new Set(['sendContactMessage', 'sendHelpMessage']);

/** What an action sends to us rather than to the person's own rows; null where it does not. */
export function titleOfMessage(name: string, args: unknown): string | null {
  if (name === 'subscribeNewsletter') return 'Newsletter';
  if (!messages.has(name)) return null;
  return `Message to Pankh: ${message.safeParse(args).data?.subject.trim() ?? ''}`;
}

/** What a person wrote in it; null where it is no message to us. */
export function wordsOfMessage(name: string, args: unknown): string | null {
  if (name === 'subscribeNewsletter')
    return `subscription of ${subscription.safeParse(args).data?.email ?? 'a mailbox'}`;
  if (!messages.has(name)) return null;
  return `message: ${message.safeParse(args).data?.message ?? ''}`;
}
