import type * as z from 'zod';
import type { Along } from '#src/data/exchange/mutate.ts';
import type { ArgsOf, MutationName } from '#sync/mutations/all.ts';
import type { contactMessageSchema, helpMessageSchema } from '#sync/records/message-to-us.ts';

export type ContactMessage = z.infer<typeof contactMessageSchema>;
export type HelpMessage = z.infer<typeof helpMessageSchema>;

// Each resolves, with the id to follow it by, once the message is stored on this device, and what goes `along`. Throws
// RefusedError where it will not do.

export function sendContactMessage(message: ContactMessage, along?: Along): Promise<string> {
  return sendAs('sendContactMessage', message, along);
}

export function sendHelpMessage(message: HelpMessage, along?: Along): Promise<string> {
  return sendAs('sendHelpMessage', message, along);
}

export function subscribeNewsletter(email: string): Promise<string> {
  return sendAs('subscribeNewsletter', { email });
}

async function sendAs<Name extends MutationName>(
  name: Name,
  args: ArgsOf<Name>,
  along?: Along,
): Promise<string> {
  const [{ newId }, { mutate }] = await Promise.all([
    import('#sync/ids.ts'),
    import('#src/data/exchange/mutate.ts'),
  ]);
  const id = newId(Date.now());
  await mutate(name, args, id, along);
  return id;
}
