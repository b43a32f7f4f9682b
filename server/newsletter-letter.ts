import { createHash } from 'node:crypto';
import { isInAudit, noteInAudit } from './db/audit.ts';
import type { Trx } from './db/connection.ts';
import { queueMessages } from './db/messages.ts';
import { confirmedSubscriptions, saveLinks } from './db/newsletter.ts';
import { hashSecret, hashWithKey } from './outside/secrets.ts';

/** Rows that are written together. */
const atOnce = 500;

export type Letter = { subject: string; text: string };

/** Reads a letter: its first line is the subject. Throws an Error for people where there is no letter in it. */
export function parseLetter(given: string): Letter {
  const [first = '', ...lines] = given.normalize('NFC').split(/\r?\n/);
  const subject = first.trim();
  if (subject === '' || subject.length > 200 || /[\p{Cc}\u2028\u2029]/u.test(subject))
    throw new Error('The first line is the subject: 1 to 200 characters, without line breaks.');
  const text = lines
    .join('\n')
    .replace(/^\s*\n/, '')
    .trimEnd();
  if (text === '') throw new Error('The letter says nothing below its subject.');
  return { subject, text };
}

/**
 * Queues a mail to every mailbox that has confirmed; answers to how many it goes. `address`: where people find the server.
 * Throws an Error for people where there is nobody to write to, or the letter was sent and is not to go `again`.
 */
export async function queueLetter(
  trx: Trx,
  letter: Letter,
  { dryRun, again, ...world }: { secretKey: string; address: string; dryRun: boolean; again: boolean },
  now: string,
): Promise<number> {
  const sending = {
    action: 'sendNewsletter',
    tableName: 'newsletterSubscriptions',
    rowId: createHash('sha256').update(`${letter.subject}\n${letter.text}`).digest('hex'),
  } as const;
  if (!again && (await isInAudit(trx, sending)))
    throw new Error('This letter was sent already. To send it once more, add --again.');
  const subscriptions = await confirmedSubscriptions(trx);
  const count = subscriptions.length;
  if (count === 0) throw new Error('No mailbox has confirmed the newsletter yet.');
  if (dryRun) return count;
  for (let at = 0; at < count; at += atOnce) {
    const links = subscriptions
      .slice(at, at + atOnce)
      .map((subscription) => lastingLink(subscription, world));
    await saveLinks(
      trx,
      links.map(({ row }) => row),
    );
    const mails = links.map(({ recipient, url }) => ({
      channel: 'mail' as const,
      recipient,
      subject: letter.subject,
      text: `${letter.text}\n\nTo end the newsletter:\n${url}\n`,
      unsubscribeUrl: url,
    }));
    await queueMessages(trx, mails, now);
  }
  const admin = { id: null, fullName: 'npm run newsletter' };
  const detail = `${letter.subject}: ${count} ${count === 1 ? 'mailbox' : 'mailboxes'}`;
  await noteInAudit(trx, { admin, ...sending, detail }, now);
  return count;
}

/**
 * All letters to a mailbox hold the same link, which is made again from the server's key: each keeps its word, and the database,
 * which knows the link's hash only, grows by none. It stands as made when the newsletter was asked for: later, it would count as
 * a mail that somebody asked for, and one who ends the newsletter and asks anew would wait.
 */
function lastingLink(
  { id, email, createdAt }: { id: string; email: string; createdAt: string },
  { secretKey, address }: { secretKey: string; address: string },
) {
  const secret = hashWithKey(secretKey, 'newsletter', id);
  const purpose = 'unsubscribe' as const;
  return {
    recipient: email,
    url: `${address}/newsletter/${purpose}#${secret}`,
    row: { hash: hashSecret(secret), subscriptionId: id, purpose, createdAt, expiresAt: null },
  };
}
