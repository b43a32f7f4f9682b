import { createHash } from 'node:crypto';
import * as z from 'zod';
import { findAttachment } from '#server/attachments/find-attachment.ts';
import { HttpFailure } from '#server/http-failure.ts';
import { filesOf } from '#src/data/database/entry-files.ts';
import type { Account } from '#sync/records/account.ts';
import { type Attachment, attachmentsSchema } from '#sync/records/message.ts';
import type { Browser } from '../world/browser.ts';
import type { SimServer } from '../world/server.ts';
import { filesOnDisk } from '../world/server-disk.ts';
import type { World } from '../world/world.ts';
import { type RawDevice, unsentOn } from './raw-device.ts';

/** The bytes of a person's file at the server, where they are there whole. */
export function bytesAt(server: SimServer, personId: string, hash: string): Buffer | undefined {
  return filesOnDisk(server.attachments).get(`${server.attachments}/${personId}/${hash}`);
}

/** Whether the server has it whole, and knows that it has. */
export function isSent(server: SimServer, personId: string, { hash, size }: Attachment): boolean {
  const [upload] = server.rows('select size from uploads where accountId = ? and hash = ?', personId, hash);
  return upload?.size === size && bytesAt(server, personId, hash)?.length === size;
}

/** A message is never there without its files, whole and as they were chosen; nothing else lies there for whole. */
export function fileFaults({ server, files }: World): string[] {
  const faults = messagesWithFiles(server).flatMap(({ id, senderId, attachments }) =>
    attachments.flatMap(({ hash, size }) => {
      const bytes = bytesAt(server, senderId, hash);
      if (bytes?.length === size) return [];
      return [`a file of message ${id} is ${bytes ? `${bytes.length} bytes of ${size}` : 'not there'}`];
    }),
  );
  for (const [path, bytes] of filesOnDisk(server.attachments)) {
    if (path.endsWith('.part')) continue;
    const hash = path.split('/').at(-1) ?? '';
    const isAsChosen = files.get(hash)?.content === bytes.toString();
    const isAsNamed = createHash('sha256').update(bytes).digest('hex') === hash;
    if (!isAsChosen || !isAsNamed) faults.push(`${path} is not what somebody sent`);
  }
  return faults;
}

/** Both people of a message get its files, byte for byte, and nobody else gets anything. */
export async function deliveryFaults(world: World): Promise<string[]> {
  const { server, people } = world;
  const faults: string[] = [];
  for (const { id, senderId, recipientId, attachments } of messagesWithFiles(server))
    for (const { hash, size } of attachments)
      for (const person of Object.values(people)) {
        const given = await bytesFor(server, person, { messageId: id, hash });
        const isTheirs = person.id === senderId || person.id === recipientId;
        const isRight = isTheirs
          ? given?.length === size && given.toString() === world.files.get(hash)?.content
          : given === null;
        const what = given ? `${given.length} bytes` : 'nothing';
        if (!isRight) faults.push(`${person.fullName} is given ${what} of a file of message ${id}`);
      }
  return faults;
}

async function bytesFor(
  server: SimServer,
  person: Account,
  place: { messageId: string; hash: string },
): Promise<Buffer | null> {
  try {
    const { key } = await findAttachment(server.services, person, place);
    return bytesAt(server, key.accountId, key.hash) ?? null;
  } catch (error) {
    if (error instanceof HttpFailure && error.status === 404) return null;
    throw error;
  }
}

/** What a message that waits is to bring along lies on the device where it was chosen, or whole at the server already. */
export function checkFilesHere(world: World, browser: Browser, device: RawDevice, personId: string): void {
  for (const entry of unsentOn(device))
    for (const { hash } of filesOf(entry)) {
      if (device.files.has(hash) || bytesAt(world.server, personId, hash)) continue;
      const key = `${browser.name} ${personId}`;
      const file = world.files.get(hash);
      const chosen = file?.at.get(key) ?? Number.NEGATIVE_INFINITY;
      // Who tries it again elsewhere, or after everything else of theirs was taken off, has not got it.
      const isAgain = file?.goesWith.get(entry.id) !== browser.name;
      if (isAgain && chosen <= (world.wiped.get(key) ?? Number.NEGATIVE_INFINITY)) continue;
      world.violations.push(`${browser.name} has lost a file of ${entry.name} that was not sent`);
    }
}

const withFiles = z.object({
  id: z.string(),
  senderId: z.string(),
  recipientId: z.string(),
  attachments: z.string().transform((text) => attachmentsSchema.parse(JSON.parse(text))),
});

function messagesWithFiles(server: SimServer) {
  const rows = server.rows(
    "select id, senderId, recipientId, attachments from directMessages where attachments <> '[]'",
  );
  return z.array(withFiles).parse(rows);
}

/** What the housekeeping may let go of: files that no message names, two days after they came. */
export function filesThatMayGo(world: World): Set<string> {
  const named = new Set(
    messagesWithFiles(world.server).flatMap(({ senderId, attachments }) =>
      attachments.map(({ hash }) => `${world.server.attachments}/${senderId}/${hash}`),
    ),
  );
  const paths = [...filesOnDisk(world.server.attachments).keys()];
  return new Set(paths.filter((path) => !named.has(path) && !isFresh(world, path)));
}

const twoDays = 2 * 24 * 60 * 60 * 1000;

function isFresh({ server, time }: World, path: string): boolean {
  const [accountId = '', hash = ''] = path.slice(server.attachments.length + 1).split('/');
  const [upload] = server.rows(
    'select uploadedAt from uploads where accountId = ? and hash = ?',
    accountId,
    hash,
  );
  return upload !== undefined && Date.parse(String(upload.uploadedAt)) > time.now() - twoDays;
}
