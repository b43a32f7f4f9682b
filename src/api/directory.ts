import { directoryFilePath, type Manifest, manifestPath, manifestSchema } from '#sync/directory/manifest.ts';
import { patience } from './patience.ts';
import { received } from './received.ts';

/** The manifest with the bytes it was served as: its hash is theirs. Throws when the answer is not a manifest. */
export async function fetchManifest(): Promise<{ bytes: ArrayBuffer; manifest: Manifest }> {
  const bytes = await fetchBytes(manifestPath, 'no-cache');
  return { bytes, manifest: manifestSchema.parse(JSON.parse(new TextDecoder().decode(bytes))) };
}

/** The bytes of a file as served, unverified. The device keeps its own copy, so the browser's cache need not. */
export function fetchFile(hash: string): Promise<ArrayBuffer> {
  return fetchBytes(directoryFilePath(hash), 'no-store');
}

/** Of all files that come at once: they share the line, and one waits while the others come. */
const ofServer = patience(60_000);

/** However long it takes: given up where nothing comes of anything for so long. */
async function fetchBytes(path: string, cache: RequestCache): Promise<ArrayBuffer> {
  const { signal, end } = ofServer.begin();
  try {
    const response = await fetch(path, { credentials: 'same-origin', cache, signal });
    ofServer.heard();
    if (!response.ok)
      throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
    return await (await received(response, ofServer.heard)).arrayBuffer();
  } finally {
    end();
  }
}
