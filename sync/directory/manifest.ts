import * as z from 'zod';

/** Ids are integers, dense but for records that were removed; the records of one `id >> segmentBits` stand in one pair of base files. */
export const segmentBits = 10;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);

/**
 * An immutable file, named by the SHA-256 of its content. `bytes` is the length of that content;
 * `sent` is about what of it crosses the network, compressed: for progress and for the person's choice, not to check by.
 */
const fileSchema = z.object({ hash: sha256, bytes: count, sent: count });
export type DirectoryFile = z.infer<typeof fileSchema>;

const segmentSchema = z.object({ segment: count, rows: count, heads: fileSchema, theses: fileSchema });
export type BaseSegment = z.infer<typeof segmentSchema>;

/**
 * What the directory is made of now. Its own hash comes with every sync.
 * 1. `base`, by ascending segment: of each segment the heads (all but the thesis) and the theses, with the same ids.
 * 2. `deltas`, oldest first: records that stand in place of those with the same ids in the base and in the deltas before,
 *    and ids that are gone. A record may be new: its id then stands in no file before.
 * 3. `first`: copies of records that most people here look for, for the time until the rest has come. Null where the
 *    whole directory is small. It is up to date with the deltas and adds nothing to them.
 */
export const manifestSchema = z.object({
  /** How many records there are, everything counted once. */
  total: count,
  /** One more than in the manifest before. Nothing acts by it; clients that are out there take no manifest without it. */
  generation: count,
  base: z.array(segmentSchema),
  /** `removed`: how many ids the file names as gone. Clients act by it; what is removed here leaves the files themselves, so it is 0 so far. */
  deltas: z.array(fileSchema.extend({ rows: count, removed: count })),
  first: fileSchema.extend({ rows: count }).nullable(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** What stands for the directory where there is none yet. */
export const emptyManifest: Manifest = { total: 0, generation: 0, base: [], deltas: [], first: null };

export const manifestPath = '/files/directory/manifest.json';

/** Where a file of the directory is served, whichever kind it is: any CDN can stand in front of it. */
export function directoryFilePath(hash: string): string {
  return `/files/directory/${hash}.json`;
}

/** Every file that a manifest names, in the order in which they are wanted. */
export function namedFiles({ base, deltas, first }: Manifest): DirectoryFile[] {
  return [
    ...(first ? [first] : []),
    ...deltas,
    ...base.map(({ heads }) => heads),
    ...base.map(({ theses }) => theses),
  ];
}
