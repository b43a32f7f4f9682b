import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';

const part = z.object({
  /** The first seed and the last. */
  from: z.int(),
  to: z.int(),
  /** What was lived: a commit, and whether files differed from it. */
  commit: z.string(),
  day: z.string(),
  /** Seeds of the histories that went wrong. */
  wrong: z.array(z.int()),
});
const livedSchema = z.object({
  steps: z.int(),
  parts: z.array(part),
  /** How often each thing struck, in all parts together. */
  struck: z.record(z.string(), z.int()),
});

/** One run among several that are told of together: ten thousand histories take hours. */
export type Part = z.infer<typeof part>;
export type Lived = z.infer<typeof livedSchema>;

/** What the file tells of; nothing where there is none yet. Throws where it tells of histories of another length. */
export function readLived(path: string, steps: number): Lived {
  if (!existsSync(path)) return { steps, parts: [], struck: {} };
  const lived = livedSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  if (lived.steps !== steps) throw new Error(`${path} tells of histories of ${lived.steps} steps`);
  return lived;
}

export function writeLived(path: string, lived: Lived): void {
  writeFileSync(path, `${JSON.stringify(lived, null, 2)}\n`);
}

/** The seed to go on with. */
export function nextSeed({ parts }: Lived): number {
  return Math.max(0, ...parts.map(({ to }) => to)) + 1;
}

/** How many histories that are. */
export function countOf({ parts }: Pick<Lived, 'parts'>): number {
  return parts.reduce((sum, { from, to }) => sum + to - from + 1, 0);
}

/** Throws where one of these seeds was lived already: it would count twice. */
export function refuseTwice({ parts }: Lived, { from, to }: Pick<Part, 'from' | 'to'>): void {
  const again = parts.find((other) => from <= other.to && other.from <= to);
  if (again) throw new Error(`The histories ${again.from} to ${again.to} are told of already`);
}

/** With one part more. */
export function withPart(lived: Lived, added: Part, struck: ReadonlyMap<string, number>): Lived {
  refuseTwice(lived, added);
  const sums = new Map(Object.entries(lived.struck));
  for (const [what, times] of struck) sums.set(what, (sums.get(what) ?? 0) + times);
  const inOrder = [...sums].sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...lived, parts: [...lived.parts, added], struck: Object.fromEntries(inOrder) };
}
