import { attachmentPath, uploadEndpoint } from '#sync/endpoints/attachments.ts';
import { ApiError } from './api-error.ts';
import { OfflineError } from './offline-error.ts';
import { patience } from './patience.ts';
import { received } from './received.ts';
import { request } from './request.ts';

export type Part = { personId: string; hash: string; size: number; from: number; bytes: Blob };

/** Sends a part of a file; an empty one only asks. Answers how much of the file the server has. Throws as `request` does. */
export async function putPart({ hash, bytes, ...place }: Part): Promise<number> {
  const { method, path, reply } = uploadEndpoint;
  const query = new URLSearchParams(Object.entries(place).map(([name, value]) => [name, String(value)]));
  const address = `${path.replace(':hash', hash)}?${query.toString()}`;
  return (await request(method, address, reply, { file: bytes, timeout: 60_000 })).value.received;
}

/** For how many milliseconds nothing may come of a file. */
const longestPause = 60_000;

/**
 * The bytes of a file of a message, unverified. Throws ApiError, or OfflineError where they did not come whole, as where
 * `signal` fires before.
 */
export async function fetchAttachment(messageId: string, hash: string, signal?: AbortSignal): Promise<Blob> {
  const server = patience(longestPause);
  const { signal: unheard, end } = server.begin();
  try {
    const response = await fetch(attachmentPath(messageId, hash), {
      credentials: 'include',
      cache: 'no-store',
      signal: AbortSignal.any([unheard, ...(signal ? [signal] : [])]),
    });
    const { ok, status, statusText } = response;
    const bytes = await received(response, server.heard);
    if (!ok) throw new ApiError(status, await bytes.text(), statusText, null);
    return bytes;
  } catch (error) {
    throw error instanceof ApiError ? error : new OfflineError(error);
  } finally {
    end();
  }
}
