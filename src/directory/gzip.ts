/** Null where the browser cannot compress. */
export async function gzip(bytes: ArrayBuffer): Promise<ArrayBuffer | null> {
  if (typeof CompressionStream === 'undefined') return null;
  return new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
}

export async function gunzip(bytes: ArrayBuffer): Promise<ArrayBuffer> {
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}
