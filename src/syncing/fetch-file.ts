import { fetchAttachment } from '#src/api/attachments.ts';
import { OfflineError } from '#src/api/offline-error.ts';
import { tabPersonId } from '#src/data/database/tab-person.ts';
import { fileHere, type Keep, type KeptFetched, keepFetched } from '#src/data/files.ts';
import { sha256 } from '#src/lib/sha256.ts';
import type { Attachment } from '#sync/records/message.ts';

/**
 * The bytes of a file of a message: those on this device, or else the server's, which then stay here for a time. Throws
 * ApiError where the server has none, OfflineError where they did not come whole.
 */
export async function fetchFile(messageId: string, { hash }: Attachment): Promise<Blob> {
  const here = await fileHere(hash);
  return here ?? (await fetchAndKeep(messageId, hash)).bytes;
}

/**
 * Brings a file of a message to this device, until `signal` fires; `keep` keeps it, `heard` is told how many bytes have come. Answers whether it is here now, and why
 * not; throws as fetchFile does, and DamagedFile where other bytes came.
 */
export async function bringFile(
  messageId: string,
  { hash }: Attachment,
  { keep, ...fetching }: { keep: Keep; signal: AbortSignal; heard: (bytes: number) => void },
): Promise<KeptFetched | 'was-here'> {
  return (await fileHere(hash)) ? 'was-here' : (await fetchAndKeep(messageId, hash, keep, fetching)).kept;
}

/** Somebody answered, with other bytes than those of the file. */
export class DamagedFile extends OfflineError {}

async function fetchAndKeep(
  messageId: string,
  hash: string,
  keep?: Keep,
  fetching?: Parameters<typeof fetchAttachment>[2],
): Promise<{ bytes: Blob; kept: KeptFetched }> {
  // Whoever asks: another may use the device by the time that the bytes are here.
  const personId = await tabPersonId();
  const bytes = await fetchAttachment(messageId, hash, fetching);
  if ((await sha256(await bytes.arrayBuffer())) !== hash)
    throw new DamagedFile('Not the bytes that were sent');
  return { bytes, kept: await keepFetched(bytes, personId, keep) };
}
