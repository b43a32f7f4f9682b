import { attachmentPath, uploadEndpoint } from '#sync/endpoints/attachments.ts';
import { ApiError } from './api-error.ts';
import { OfflineError } from './offline-error.ts';
import { request } from './request.ts';

export type Part = { personId: string; hash: string; size: number; from: number; bytes: Blob };

/** Sends a part of a file; an empty one only asks. Answers how much of the file the server has. Throws as `request` does. */
export async function putPart({ hash, bytes, ...place }: Part): Promise<number> {
  const { method, path, reply } = uploadEndpoint;
  const query = new URLSearchParams(Object.entries(place).map(([name, value]) => [name, String(value)]));
  const address = `${path.replace(':hash', hash)}?${query.toString()}`;
  return (await request(method, address, reply, { file: bytes, timeout: 60_000 })).value.received;
}

/**
 * The bytes of a file of a message, unverified. Throws ApiError, or OfflineError where they did not come whole, as where
 * `signal` fires before.
 */
export async function fetchAttachment(messageId: string, hash: string, signal?: AbortSignal): Promise<Blob> {
  const response = await exchange(attachmentPath(messageId, hash), signal);
  const { ok, status, statusText } = response;
  if (!ok) throw new ApiError(status, await whole(response.text()), statusText, null);
  return whole(response.blob());
}

function whole<T>(body: Promise<T>): Promise<T> {
  return body.catch((error: unknown) => {
    throw new OfflineError(error);
  });
}

async function exchange(path: string, signal?: AbortSignal): Promise<Response> {
  try {
    return await fetch(path, {
      credentials: 'include',
      cache: 'no-store',
      signal: AbortSignal.any([AbortSignal.timeout(5 * 60_000), ...(signal ? [signal] : [])]),
    });
  } catch (error) {
    throw new OfflineError(error);
  }
}
