import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encodeHeads, encodeTheses } from '#sync/directory/files.ts';
import { segmentBits } from '#sync/directory/manifest.ts';
import type { Investor } from '#sync/records/investor.ts';

const rowsAtOnce = 20_000;

/** Our files, as they are compressed at publication. */
export async function bytesOfFiles(investors: Investor[]): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  let sum = 0;
  for (const [, some] of Map.groupBy(investors, ({ id }) => id >> segmentBits))
    for (const file of [encodeHeads(some), encodeTheses(some)])
      sum += (await promisify(brotliCompress)(file, { params })).length;
  return sum;
}

/** The list as JSON, gzip: what is sent where nobody thought about it. In parts, as the whole is too long for one text. */
export async function bytesOfList(investors: Investor[]): Promise<number> {
  let sum = 0;
  for (let at = 0; at < investors.length; at += rowsAtOnce)
    sum += (await promisify(gzip)(JSON.stringify(investors.slice(at, at + rowsAtOnce)))).length;
  return sum;
}
