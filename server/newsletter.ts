import { newId } from '#sync/ids.ts';
import type { Context } from '#sync/mutation.ts';
import { giveConsent } from '#sync/mutations/settings.ts';
import type { Account } from '#sync/records/account.ts';
import { newsletterSchema } from '#sync/records/message-to-us.ts';
import { termsVersion } from '#sync/rules/terms.ts';
import { ownerOfEmail } from './db/accounts.ts';
import type { Trx } from './db/connection.ts';
import { queueMessage } from './db/messages.ts';
import {
  askedAgain,
  endSubscriptionOf,
  forgetSubscriptionOf,
  mailedSince,
  type Subscription,
  saveLinks,
  subscriptionFor,
} from './db/newsletter.ts';
import { ownedRows } from './db/owned.ts';
import { readRow } from './db/records.ts';
import { noteSending } from './db/sendings.ts';
import { hashSecret, newSecret } from './outside/secrets.ts';
import { senderOf } from './policies/senders.ts';
import type { EffectWorld } from './syncing/effect-world.ts';
import { writeChanges } from './syncing/write.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const daysToConfirm = 7;
const mailsADay = 3;
const mailPause = 10 * minute;
const daysRefusalHolds = 30;

/** The newsletter box: whoever sends it, and for whatever mailbox. */
export async function takeSubscription(
  trx: Trx,
  args: unknown,
  { userId, now }: Context,
  { from, publicUrl }: EffectWorld,
): Promise<void> {
  const { email } = newsletterSchema.parse(args);
  await noteSending(trx, senderOf(userId, from), 'newsletter', now);
  await askMailbox(trx, email, publicUrl(), now);
}

/** What a person says of it in their settings. A mailbox that is not proven to be theirs they cannot sign off. */
export async function followConsent(
  trx: Trx,
  args: unknown,
  { userId, now }: Context,
  { publicUrl }: EffectWorld,
): Promise<void> {
  const { kind, given } = giveConsent.args.parse(args);
  const account = await readRow(trx, 'accounts', userId);
  if (kind !== 'newsletter' || !account) return;
  if (given) return askMailbox(trx, account.email, publicUrl(), now, account.emailVerified);
  if (account.emailVerified) await endSubscriptionOf(trx, account.email, now);
}

/** Where the owner of a mailbox that is signed off had agreed to letters in their settings, that is taken back there as well. */
export async function noteRefusal(trx: Trx, email: string, now: string): Promise<void> {
  const accountId = await ownerOfEmail(trx, email);
  if (accountId === undefined || !(await hasAgreed(trx, accountId))) return;
  const id = newId(Date.parse(now));
  const row = { id, accountId, kind: 'newsletter', version: termsVersion, given: false, at: now } as const;
  await writeChanges(trx, [{ table: 'consents', id, row }], now);
}

/** Whether the last that a person said of it in their settings, or as they signed up, was yes. */
async function hasAgreed(trx: Trx, accountId: string): Promise<boolean> {
  const consents = await ownedRows(trx, 'consents', accountId);
  const said = consents
    .filter(({ kind }) => kind === 'newsletter')
    .toSorted((a, b) => a.at.localeCompare(b.at));
  return said.at(-1)?.given ?? false;
}

/**
 * Whose account has another mailbox has letters in the old one no more: the new one is asked whether it wants them, where the old one
 * did. One that was never proven may be somebody else's, and stays as it is: then it is asked what the person has agreed to.
 */
export async function moveSubscription(
  trx: Trx,
  { id, email: from, emailVerified }: Account,
  to: string,
  publicUrl: string,
  now: string,
): Promise<void> {
  const before = emailVerified ? await forgetSubscriptionOf(trx, from, now) : null;
  const isWanted =
    before === null ? await hasAgreed(trx, id) : before === 'pending' || before === 'confirmed';
  if (isWanted) await askMailbox(trx, to, publicUrl, now, true);
}

/**
 * Notes who wants the newsletter and asks the mailbox's owner whether that is so. Whoever asked learns nothing of whether the
 * mailbox is known: the answer is the same, and nobody's mailbox can be flooded. One that has refused is asked again by others once
 * in 30 days, and at any time by its owner (`isOwners`: it is proven to be whose word this is).
 */
export async function askMailbox(
  trx: Trx,
  email: string,
  publicUrl: string,
  now: string,
  isOwners = false,
): Promise<void> {
  const subscription = await subscriptionFor(trx, { id: newId(Date.parse(now)), email, createdAt: now });
  const mailed = await mailedSince(trx, subscription.id, before(now, day), now);
  const [last] = mailed;
  if (mailed.length >= mailsADay || (last && last > before(now, mailPause))) return;
  if (!isOwners && (await wasAskedSinceRefusal(trx, subscription, now))) return;
  const unsubscribe = await newLink(trx, subscription.id, 'unsubscribe', now, publicUrl);
  if (subscription.state === 'confirmed') {
    await mail(trx, email, 'You already receive the Pankh newsletter', alreadyThere(unsubscribe), now);
    return;
  }
  await askedAgain(trx, subscription.id, now);
  // Where one that has refused gets no other mail, this one leads back for as long.
  const within = subscription.state === 'unsubscribed' ? daysRefusalHolds : daysToConfirm;
  const confirm = await newLink(trx, subscription.id, 'confirm', now, publicUrl, within);
  const words = pleaseConfirm(confirm, unsubscribe, within);
  await mail(trx, email, 'Please confirm the Pankh newsletter', words, now);
}

async function wasAskedSinceRefusal(
  trx: Trx,
  { id, state, unsubscribedAt }: Subscription,
  now: string,
): Promise<boolean> {
  if (state !== 'unsubscribed' || unsubscribedAt === null) return false;
  const held = before(now, daysRefusalHolds * day);
  // One that was noted while the clock was ahead says nothing of when it was.
  const since = unsubscribedAt > held && unsubscribedAt <= now ? unsubscribedAt : held;
  return (await mailedSince(trx, id, since, now)).length > 0;
}

/** A link that only its mail holds, for so many days, or for good. The secret stands behind the #, so that it reaches no log on its way. */
async function newLink(
  trx: Trx,
  subscriptionId: string,
  purpose: 'confirm' | 'unsubscribe',
  now: string,
  publicUrl: string,
  days?: number,
): Promise<string> {
  const secret = newSecret();
  const expiresAt = days === undefined ? null : new Date(Date.parse(now) + days * day).toISOString();
  await saveLinks(trx, [{ hash: hashSecret(secret), subscriptionId, purpose, createdAt: now, expiresAt }]);
  return `${publicUrl}/newsletter/${purpose}#${secret}`;
}

function before(now: string, ms: number): string {
  return new Date(Date.parse(now) - ms).toISOString();
}

async function mail(trx: Trx, recipient: string, subject: string, text: string, now: string): Promise<void> {
  await queueMessage(trx, { channel: 'mail', recipient, subject, text }, now);
}

function pleaseConfirm(confirm: string, unsubscribe: string, days: number): string {
  return `Somebody, we hope you, asked for the Pankh newsletter to be sent to this address.\n\nTo receive it, open this page within ${days} days and press the button:\n${confirm}\n\nIf it was not you, do nothing: without your word nothing is sent. To be sure, you can also refuse:\n${unsubscribe}\n`;
}

function alreadyThere(unsubscribe: string): string {
  return `You asked for the Pankh newsletter, and you receive it already. There is nothing to do.\n\nTo end it:\n${unsubscribe}\n`;
}
