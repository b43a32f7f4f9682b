import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** How hard files are compressed at publication, in a moment, and later, in the background, a second a file. */
export const atOnce = 5;
export const hardest = 11;

/** By brotli. Runs beside the thread, as expanding does. */
export function compressed(bytes: Uint8Array, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return compress(bytes, { params });
}

export const expanded: (bytes: Uint8Array) => Promise<Buffer> = promisify(brotliDecompress);

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
