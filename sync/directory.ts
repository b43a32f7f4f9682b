import * as z from 'zod';
import { type Investor, investorSchema } from './records/investor.ts';

/** Ids are dense integers; the records of one `id >> segmentBits` stand in one file. */
export const segmentBits = 10;

/** The columns of a segment, in the order in which a file holds them. */
export const investorColumns = Object.keys(investorSchema.shape) as (keyof Investor)[]; // `keys` forgets the literal types

/** An immutable file, named by the SHA-256 of its bytes: `{ columns: { id: [...], name: [...], ... } }` as JSON. */
export const segmentSchema = z.object({
  columns: z.object({ id: z.array(z.int()) }).catchall(z.array(z.union([z.string(), z.int()]))),
});
export type Segment = z.infer<typeof segmentSchema>;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What the directory is made of now. Its own hash comes with every sync. */
export const manifestSchema = z.object({
  total: z.int().min(0),
  files: z.array(z.object({ hash: sha256, segment: z.int(), rows: z.int(), bytes: z.int() })),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const manifestPath = '/files/directory/manifest.json';

/** Where a segment's file is served: any CDN can stand in front of it. */
export function segmentPath(hash: string): string {
  return `/files/directory/${hash}.json`;
}

/** Records as columns, for a file. */
export function toSegment(investors: Investor[]): Segment {
  const columns = Object.fromEntries(
    investorColumns.map((column) => [column, investors.map((investor) => investor[column])]),
  );
  return segmentSchema.parse({ columns });
}

/** The records of a file. Throws a ZodError where the file is not a segment. */
export function fromSegment(file: unknown): Investor[] {
  const { columns } = segmentSchema.parse(file);
  return columns.id.map((_, row) => recordAt(columns, row));
}

/** The records of a file that have these ids. Looks at them alone: a file holds a thousand. Throws as `fromSegment` does. */
export function someOfSegment(file: unknown, ids: number[]): Investor[] {
  const { columns } = lookedInto.parse(file);
  const idColumn = columns.id ?? [];
  return ids.flatMap((id) => {
    const row = idColumn.indexOf(id);
    return row === -1 ? [] : [recordAt(columns, row)];
  });
}
const lookedInto = z.object({ columns: z.record(z.string(), z.array(z.unknown())) });

function recordAt(columns: Record<string, unknown[]>, row: number): Investor {
  return investorSchema.parse(
    Object.fromEntries(investorColumns.map((column) => [column, columns[column]?.[row]])),
  );
}
