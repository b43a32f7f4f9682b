import type { BaseSegment, DirectoryFile, Manifest } from '#sync/directory/manifest.ts';

/** How much of the directory a device keeps: the first set, everyone without theses, everything. */
export type KeptPart = 'first' | 'heads' | 'everything';

/** Files that make more searchable once all of them are here. */
export type Arrival = DirectoryFile[];

/** Segments that are indexed together. */
export const segmentsOfGroup = 32;

/** So little that nobody need be asked, in bytes sent. */
const little = 1_000_000;

/**
 * The files to bring, in the order in which they help: the first set, what changed, then of everyone the heads and then the
 * theses, group by group. Without `isFilling`, where everything is to be here before it is used, the first set is left out.
 * The first set alone is up to date by itself: what changed is not brought beside it.
 */
export function arrivalsOf(manifest: Manifest, part: KeptPart, isFilling: boolean): Arrival[] {
  const { first, deltas } = manifest;
  const groups = groupsOf(manifest);
  const needsFirst = first !== null && (isFilling || part !== 'everything');
  return [
    needsFirst ? [first] : [],
    holdsEveryone(manifest, part) ? deltas : [],
    ...(holdsEveryone(manifest, part) ? groups.map((group) => group.map(({ heads }) => heads)) : []),
    ...(holdsTheses(manifest, part) ? groups.map((group) => group.map(({ theses }) => theses)) : []),
  ].filter((arrival) => arrival.length > 0);
}

/** The segments of each group, both in ascending order. */
export function groupsOf({ base }: Manifest): BaseSegment[][] {
  return [...Map.groupBy(base, ({ segment }) => groupNumber(segment)).values()];
}

export function groupNumber(segment: number): number {
  return Math.floor(segment / segmentsOfGroup);
}

/** Where there is no first set, the directory is so small that all of it is kept. */
export function isDivided(manifest: Manifest): boolean {
  return manifest.first !== null && !isLittle(arrivalsOf(manifest, 'everything', false));
}

/** True of what one need not be asked about. */
export function isLittle(arrivals: Arrival[]): boolean {
  return bytesSent(arrivals) <= little;
}

/** About how many bytes cross the network for these. */
export function bytesSent(arrivals: Arrival[]): number {
  return arrivals.flat().reduce((sum, { sent }) => sum + sent, 0);
}

function holdsEveryone(manifest: Manifest, part: KeptPart): boolean {
  return part !== 'first' || manifest.first === null;
}

function holdsTheses(manifest: Manifest, part: KeptPart): boolean {
  return part === 'everything' || manifest.first === null;
}
