import { attachmentPath, uploadEndpoint } from '#sync/endpoints/attachments.ts';
import { ApiError } from './api-error.ts';
import { OfflineError } from './offline-error.ts';
import { patience } from './patience.ts';
import { received } from './received.ts';
import { call } from './request.ts';

export type Part = { personId: string; hash: string; size: number; from: number; bytes: Blob };

/** Sends a part of a file; an empty one only asks. Answers how much of the file the server has. Throws as `request` does. */
export async function putPart({ hash, bytes, ...place }: Part): Promise<number> {
  const endpoint = { ...uploadEndpoint, path: uploadEndpoint.path.replace(':hash', hash) };
  const query = { ...place, size: String(place.size), from: String(place.from) };
  return (await call(endpoint, { query, file: bytes, timeout: 60_000 })).received;
}

/** For how many milliseconds nothing may come of a file. */
const longestPause = 60_000;

/** What has come of files whose line broke off, those of the last few: each goes on from there while this page is open. */
const begun = new Map<string, Blob>();
const mostBegun = 3;

/**
 * The bytes of a file of a message, unverified. `heard` is told how many have come. Throws ApiError, or OfflineError where they
 * did not come whole, as where `signal` fires before.
 */
export async function fetchAttachment(
  messageId: string,
  hash: string,
  { signal, heard = () => {} }: { signal?: AbortSignal; heard?: (bytes: number) => void } = {},
): Promise<Blob> {
  const server = patience(longestPause);
  const { signal: unheard, end } = server.begin();
  const known = begun.get(hash) ?? new Blob();
  begun.delete(hash);
  // What is gone on from, should this break off.
  let parts: BlobPart[] = [known];
  try {
    const response = await fetch(attachmentPath(messageId, hash), {
      ...(known.size > 0 && { headers: { Range: `bytes=${known.size}-` } }),
      credentials: 'include',
      cache: 'no-store',
      signal: AbortSignal.any([unheard, ...(signal ? [signal] : [])]),
    });
    const { ok, status, statusText, headers } = response;
    if (!ok)
      throw new ApiError(status, await (await received(response, server.heard)).text(), statusText, null);
    const isRest = status === 206;
    // What somebody on the way answers with is no part of it.
    const isFile = headers.get('Content-Type') === 'application/octet-stream';
    if (isFile && !isRest) parts = [];
    let bytes = isRest ? known.size : 0;
    const rest = await received(response, (piece) => {
      server.heard();
      if (isFile) parts.push(piece);
      bytes += piece.length;
      heard(bytes);
    });
    return new Blob(isRest ? [known, rest] : [rest], { type: rest.type });
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    if (!isGone) keepBegun(hash, new Blob(parts));
    throw error instanceof ApiError ? error : new OfflineError(error);
  } finally {
    end();
  }
}

function keepBegun(hash: string, come: Blob): void {
  if (come.size > 0) begun.set(hash, come);
  for (const oldest of [...begun.keys()].slice(0, -mostBegun)) begun.delete(oldest);
}
