import { attachmentLimits, headLength, kindOf } from '#sync/rules/attachments.ts';
import { renewUpload, saveUpload, uploadedSince } from '../db/uploads.ts';
import { HttpFailure } from '../http-failure.ts';
import { attachmentFiles, type FileKey } from '../outside/attachment-files.ts';
import { tooMany } from '../policies/tries.ts';
import type { Services } from '../services.ts';

const day = 24 * 60 * 60 * 1000;

type World = Pick<Services, 'settings' | 'database' | 'now'>;
type Part = { size: number; from: number; bytes: Buffer };

/**
 * Takes a part of a file and answers how much of it is there. A part that begins elsewhere than where the file ends changes
 * nothing. Throws HttpFailure: 400 where the whole is not what its hash says or no kind that is sent, 429 over the limit of a
 * day, 503 where the disk is full.
 */
export async function receivePart(world: World, key: FileKey, part: Part): Promise<number> {
  const files = attachmentFiles(world.settings.DATA_DIR);
  const there = await files.whole(key);
  if (there !== null) {
    // A process that died between the file and its row left no row.
    await noteWhole(world, key, there);
    // Housekeeping may have let go of it in this very moment.
    return (await files.whole(key)) ?? 0;
  }
  const begun = await files.begun(key);
  const { size, from, bytes } = part;
  // All of it came to a process that died before it was finished, or another request is finishing it.
  if (begun === size) return finished(world, key, size);
  if (from !== begun || bytes.length === 0) return begun;
  if (from + bytes.length > size)
    throw new HttpFailure(400, {
      code: 'invalid',
      message: 'This is more than the file has.',
      field: 'size',
    });
  await checkDay(world, key.accountId, part);
  await files.append(key, bytes, from).catch(translated);
  return from + bytes.length < size ? from + bytes.length : finished(world, key, size);
}

/** Makes a file of what came, all of it, and answers how much of it is there then. */
async function finished(world: World, key: FileKey, size: number): Promise<number> {
  const files = attachmentFiles(world.settings.DATA_DIR);
  const seen = await files.lookAt(key, headLength);
  if (seen && (seen.hash !== key.hash || kindOf(seen.head) === null)) {
    await files.dropPart(key);
    // Another request may have finished it meanwhile.
    const whole = await files.whole(key);
    if (whole !== null) return whole;
    throw seen.hash === key.hash ? invalidFile() : mismatch();
  }
  if (!seen || !(await files.finish(key).catch(translated))) return (await files.whole(key)) ?? 0;
  await noteWhole(world, key, size, renewUpload);
  return size;
}

async function noteWhole(
  { settings, database, now }: World,
  key: FileKey,
  size: number,
  note = saveUpload,
): Promise<void> {
  const head = await headOf(attachmentFiles(settings.DATA_DIR).read(key));
  const kind = kindOf(head);
  if (kind === null) throw invalidFile();
  await note(database.write, { ...key, size, kind, uploadedAt: now(), usedAt: null });
}

async function headOf(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  for await (const first of bytes) return first.subarray(0, headLength);
  return Buffer.alloc(0);
}

/** At every part: a file that has begun small goes on counting. */
async function checkDay({ settings, database, now }: World, accountId: string, part: Part): Promise<void> {
  const moment = now();
  const since = new Date(Date.parse(moment) - day).toISOString();
  const sent = await uploadedSince(database.read, accountId, since, moment);
  const begun = await attachmentFiles(settings.DATA_DIR).unfinished(accountId);
  const { sizeADay, filesADay } = attachmentLimits;
  const [size, more] = part.from === 0 ? [part.size, 1] : [part.bytes.length, 0];
  const isTooLarge = sent.size + begun.size + size > sizeADay;
  if (!isTooLarge && sent.count + begun.count + more <= filesADay) return;
  const most = isTooLarge ? `${sizeADay / 1024 / 1024} MB of files` : `${filesADay} files`;
  const retryAt = new Date(Date.parse(sent.first ?? moment) + day).toISOString();
  const message = `At most ${most} can be sent in a day. This one waits its turn.`;
  throw tooMany(retryAt, moment, { code: 'daily-limit', message });
}

function mismatch(): HttpFailure {
  return new HttpFailure(400, {
    code: 'hash-mismatch',
    message: 'The file did not arrive as it was sent.',
    field: 'file',
  });
}

function invalidFile(): HttpFailure {
  return new HttpFailure(400, {
    code: 'invalid-file',
    message: 'Files of this kind cannot be sent.',
    field: 'file',
  });
}

function translated(error: unknown): never {
  const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
  if (!isFull) throw error;
  throw new HttpFailure(
    503,
    { code: 'busy', message: 'There is no room for files now. Please try again later.' },
    { 'Retry-After': '60' },
  );
}
