/** Null where the browser cannot compress. */
export async function gzip(bytes: BufferSource): Promise<ArrayBuffer | null> {
  if (typeof CompressionStream === 'undefined') return null;
  return through(bytes, new CompressionStream('gzip'));
}

export async function gunzip(bytes: BufferSource): Promise<ArrayBuffer> {
  return through(bytes, new DecompressionStream('gzip'));
}

/** Written and read by hand: as the stream of a Blob, a small page takes four times as long. */
async function through(
  bytes: BufferSource,
  { writable, readable }: CompressionStream | DecompressionStream,
): Promise<ArrayBuffer> {
  const writer = writable.getWriter();
  // What goes wrong is told to whoever reads.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = readable.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    length += next.value.length;
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole.buffer;
}
