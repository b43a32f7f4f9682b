import { guestId } from '#sync/ids.ts';
import type { Context } from '#sync/mutation.ts';
import { contactMessageSchema, helpMessageSchema } from '#sync/records/message-to-us.ts';
import { accountLink } from './administration/account-link.ts';
import type { Trx } from './db/connection.ts';
import { saveContactMessage } from './db/contact-messages.ts';
import { queueMessage } from './db/messages.ts';
import { noteSending } from './db/sendings.ts';
import { senderOf } from './policies/senders.ts';
import type { EffectWorld } from './syncing/effect-world.ts';

type Given = { name: string; email: string; subject: string; message: string };

/** Keeps a message of the contact page and mails it to the desk. */
export async function takeContactMessage(trx: Trx, args: unknown, context: Context, world: EffectWorld) {
  const { category, consent: _, ...given } = contactMessageSchema.parse(args);
  await take(trx, { kind: 'contact', category: category ?? 'general', ...given }, context, world);
}

/** Keeps a question of the help centre and mails it to the desk. */
export async function takeHelpMessage(trx: Trx, args: unknown, context: Context, world: EffectWorld) {
  const given = helpMessageSchema.parse(args);
  await take(trx, { kind: 'help', category: 'technical', ...given }, context, world);
}

async function take(
  trx: Trx,
  given: Given & { kind: 'contact' | 'help'; category: string },
  { id, userId, now }: Context,
  { from, settings, publicUrl }: EffectWorld,
): Promise<void> {
  const account = userId === guestId ? null : userId;
  await saveContactMessage(trx, { ...given, id, userId: account, at: now });
  await noteSending(trx, senderOf(userId, from), 'message', now);
  await queueMessage(
    trx,
    {
      channel: 'mail',
      recipient: settings.SUPPORT_EMAIL,
      replyTo: given.email,
      subject: `[${given.kind}: ${given.category}] ${oneLine(given.subject)}`,
      text: `From: ${oneLine(given.name)} <${given.email}>\nAccount: ${account === null ? 'none' : accountLink(publicUrl(), account)}\nReceived: ${now}\nReference: ${id}\n\n${given.message}\n`,
    },
    now,
  );
}

/** A line break in a subject would be a header of the writer's own. */
function oneLine(text: string): string {
  return text.trim().replace(/[\s\p{Cc}]+/gu, ' ');
}
