import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Message } from '../db/messages.ts';
import type { Settings } from '../env.ts';
import { createSms } from './sms.ts';

/** Hands one message to the world. Rejects when it could not; the id lets a receiver drop a repeat. */
export type Deliver = (message: Message & { id: number; createdAt: string }) => Promise<void>;

/** In ms: a server that answers drop by drop is never silent, and all others' mail would wait for the end of one. */
const longest = 60_000;

/** Mail and SMS through what is configured; what is not becomes a file in `DATA_DIR/outbox` and a console line. */
export function createDeliver(
  settings: Settings,
  print: (line: string) => void,
  { longestMail = longest } = {},
): Deliver {
  const toFile = deliverToFile(join(settings.DATA_DIR, 'outbox'), print);
  const ways = { mail: createMail(settings, longestMail) ?? toFile, sms: createSms(settings) ?? toFile };
  return (message) => ways[message.channel](message);
}

function createMail(settings: Settings, longestMail: number): Deliver | null {
  if (!settings.SMTP_URL) return null;
  const transport = createTransport({
    url: settings.SMTP_URL,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return async (message) => {
    await transport.sendMail({
      from: settings.MAIL_FROM,
      to: { name: '', address: message.recipient },
      ...(message.replyTo && { replyTo: { name: '', address: message.replyTo } }),
      subject: message.subject,
      text: message.text,
      ...(message.unsubscribeUrl && { list: { unsubscribe: message.unsubscribeUrl } }),
      messageId: `<message-${message.id}-${Date.parse(message.createdAt)}@pankh>`,
      signal: AbortSignal.timeout(longestMail),
    });
  };
}

function deliverToFile(folder: string, print: (line: string) => void): Deliver {
  return async ({ id, channel, recipient, subject, text, createdAt, replyTo }) => {
    await mkdir(folder, { recursive: true });
    // The id tells messages of one moment apart, and makes a repeat after a crash the same file.
    const name = `${createdAt.replaceAll(':', '-')}.${id}-${channel}-${recipient.replace(/[^\w.@+-]/g, '_')}.json`;
    const file = join(folder, name);
    const content = { channel, to: recipient, ...(replyTo && { replyTo }), subject, text };
    await writeFile(`${file}.part`, JSON.stringify(content, null, 2));
    await rename(`${file}.part`, file);
    print(`${channel} to ${recipient}: ${subject} (${file})`);
  };
}
