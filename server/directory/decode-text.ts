import { ImportFault } from './import-fault.ts';

/**
 * A file's bytes as text with `\n` alone between lines, whatever mixture of line ends it came with.
 * Bytes that are not UTF-8 become U+FFFD, for the row to be refused by. Throws ImportFault where it is no text at all.
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let first = true;
  let heldReturn = '';
  for await (const chunk of bytes) {
    if (first) refuseBinary(chunk);
    first = false;
    const text = heldReturn + decoder.decode(chunk, { stream: true });
    // A chunk may end between the \r and the \n of one line end.
    heldReturn = text.endsWith('\r') ? '\r' : '';
    yield withPlainLineEnds(heldReturn ? text.slice(0, -1) : text);
  }
  yield withPlainLineEnds(heldReturn + decoder.decode());
}

function withPlainLineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

function refuseBinary(chunk: Uint8Array): void {
  const isUtf16 = (chunk[0] === 0xff && chunk[1] === 0xfe) || (chunk[0] === 0xfe && chunk[1] === 0xff);
  if (isUtf16) throw new ImportFault('The file is UTF-16 text. Save it as "CSV UTF-8" and import that.');
  if (chunk.subarray(0, 4096).includes(0))
    throw new ImportFault('The file is not text, so it is not a CSV file.');
}
