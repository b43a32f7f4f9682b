import { fetchAttachment } from '#src/api/attachments.ts';
import { OfflineError } from '#src/api/offline-error.ts';
import { fileHere, isFileHere, type KeptFetched, keepFetched } from '#src/data/files.ts';
import { tabPersonId } from '#src/data/tab-person.ts';
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

/** Brings a file of a message to this device. Answers whether it is here now, and why not; throws as fetchFile does. */
export async function bringFile(messageId: string, { hash }: Attachment): Promise<KeptFetched | 'was-here'> {
  return (await isFileHere(hash)) ? 'was-here' : (await fetchAndKeep(messageId, hash)).kept;
}

async function fetchAndKeep(messageId: string, hash: string): Promise<{ bytes: Blob; kept: KeptFetched }> {
  // Whoever asks: another may use the device by the time that the bytes are here.
  const personId = await tabPersonId();
  const bytes = await fetchAttachment(messageId, hash);
  if ((await sha256(await bytes.arrayBuffer())) !== hash)
    throw new OfflineError('Not the bytes that were sent');
  return { bytes, kept: await keepFetched(bytes, personId) };
}
