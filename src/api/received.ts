/**
 * The whole body of an answer. `heard` is told of each piece: however long it is, it is there once nothing comes any more.
 */
export async function received(
  { body, headers }: Response,
  heard: (piece: Uint8Array<ArrayBuffer>) => void,
): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    heard(read.value);
    pieces.push(read.value);
  }
  return new Blob(pieces, { type: headers.get('Content-Type') ?? '' });
}
