import type { Rolldown } from 'vite';

/** The scripts of a build and whatever they bring along before they run. */
export function withImports(
  first: readonly Rolldown.OutputChunk[],
  all: readonly Rolldown.OutputChunk[],
): Set<Rolldown.OutputChunk> {
  const byName = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const brought = new Set(first);
  // A set that grows is walked to its new end.
  for (const { imports } of brought)
    for (const name of imports) brought.add(byName.get(name) ?? missing(name));
  return brought;
}

function missing(name: string): never {
  throw new Error(`${name} is imported, but is not in this build`);
}
