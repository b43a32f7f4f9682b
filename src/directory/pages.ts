import { decodeHeads, decodeTheses, encodeHeads, encodeTheses, headAt } from '#sync/directory/files.ts';

/** Of a file of heads or theses the records of one `id >> pageBits` are kept together: nine of them are read at once. */
const pageBits = 6;

/** The page of an id. */
export function pageOf(id: number): number {
  return id >> pageBits;
}

/**
 * A file of heads or theses as smaller files of the same kind, by page; null of any other file. Throws DamagedDirectoryFile.
 */
export function pagesOf(bytes: Uint8Array): Map<number, Uint8Array<ArrayBuffer>> | null {
  const kind = kindOf(bytes);
  if (kind === 'heads') {
    const heads = decodeHeads(bytes);
    return encodePages(
      heads.ids.map((_, row) => headAt(heads, row)),
      encodeHeads,
    );
  }
  if (kind === 'theses') {
    const { ids, investmentThesis } = decodeTheses(bytes);
    return encodePages(
      ids.map((id, row) => ({ id, investmentThesis: investmentThesis[row] ?? '' })),
      encodeTheses,
    );
  }
  return null;
}

function encodePages<T extends { id: number }>(
  records: T[],
  encode: (some: T[]) => Uint8Array<ArrayBuffer>,
): Map<number, Uint8Array<ArrayBuffer>> {
  const pages = Map.groupBy(records, ({ id }) => pageOf(id));
  return new Map(Array.from(pages, ([page, some]) => [page, encode(some)]));
}

/** As it stands at the beginning of every file that is published: to look there is enough. */
function kindOf(bytes: Uint8Array): string | undefined {
  const beginning = new TextDecoder().decode(bytes.subarray(0, 32));
  return /^\{"kind":"(\w+)"/.exec(beginning)?.[1];
}
