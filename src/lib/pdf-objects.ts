import type { Budget } from './pdf-budget.ts';

/** What is said of each numbered thing of a file, without the data of streams, and where in the file that stands. */
type Objects = Map<number, { said: string; at: number }>;

export type Stream = { number: number; said: string; at: number; bytes: Uint8Array };

/** What is said of a thing; of one that the file has not, or once the looking has cost too much, nothing. */
export type Look = (number: number) => string | undefined;

/** Letters of what is said of one thing, and things of one file: more belongs to none that people share. */
const mostSaid = { letters: 20_000, things: 100_000 };

export function lookingIn(objects: Objects, budget: Budget): Look {
  return (number) => {
    const said = budget.left > 0 ? objects.get(number)?.said : undefined;
    budget.left -= said?.length ?? 0;
    return said;
  };
}

/** The numbered things of a file and, of those that are streams, their data; of two with one number the later, as readers do. */
export function partsOf(
  file: string,
  bytes: Uint8Array,
  budget: Budget,
): { objects: Objects; streams: Map<number, Stream> } {
  const objects: Objects = new Map();
  const streams = new Map<number, Stream>();
  const mark = /\b(?<number>\d{1,10})\s{1,2}\d{1,5}\s{1,2}obj\b|\b(?<stream>stream)\r?\n|\bendobj\b/g;
  let open: { number: number; from: number } | undefined;
  for (let found = mark.exec(file); found && objects.size < mostSaid.things; found = mark.exec(file)) {
    const { number, stream } = found.groups ?? {};
    if (number !== undefined) {
      open = { number: Number(number), from: mark.lastIndex };
      continue;
    }
    if (!open) continue;
    const end = Math.min(found.index, open.from + mostSaid.letters);
    budget.left -= end - open.from;
    if (budget.left <= 0) break;
    const said = file.slice(open.from, end).trim();
    objects.set(open.number, { said, at: open.from });
    if (stream === undefined) streams.delete(open.number);
    else if (said.startsWith('<<') && said.endsWith('>>')) {
      const from = mark.lastIndex;
      const to = file.indexOf('endstream', from);
      if (to === -1) break;
      mark.lastIndex = to;
      streams.delete(open.number);
      streams.set(open.number, { number: open.number, said, at: open.from, bytes: bytes.subarray(from, to) });
    } else continue;
    open = undefined;
  }
  return { objects, streams };
}

/**
 * Adds the things that a stream holds (PDF 32000-1, 7.5.7): first pairs of number and place, then what is said of each. They
 * stand where the stream does, so those that the file says later are kept.
 */
export function unpack(
  contents: string,
  { said, at }: Stream,
  { objects, streams }: { objects: Objects; streams: Map<number, Stream> },
  budget: Budget,
): void {
  const [, first] = /\/First\s+(\d{1,10})/.exec(said) ?? [];
  if (first === undefined) return;
  const pairs = contents.slice(0, Number(first)).matchAll(/(\d{1,10})\s+(\d{1,10})/g);
  let last: { number: number; from: number } | undefined;
  const note = (end: number) => {
    if (!last || (objects.get(last.number)?.at ?? 0) > at) return;
    const to = Math.min(end, last.from + mostSaid.letters);
    budget.left -= Math.max(0, to - last.from);
    objects.set(last.number, { said: contents.slice(last.from, to).trim(), at });
    streams.delete(last.number);
  };
  for (const [, number, place] of pairs) {
    if (objects.size >= mostSaid.things || budget.left <= 0) return;
    const from = Number(first) + Number(place);
    note(from);
    last = { number: Number(number), from };
  }
  note(contents.length);
}
