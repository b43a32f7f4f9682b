import type { Rolldown } from 'vite';

/** What is first and whatever it brings along before it runs, by their names. */
export function withImports(
  first: Iterable<string>,
  importsOf: (name: string) => readonly string[],
): Set<string> {
  const brought = new Set(first);
  // A set that grows is walked to its new end.
  for (const name of brought) for (const imported of importsOf(name)) brought.add(imported);
  return brought;
}

/** What the scripts of a build import. */
export function importsIn(bundle: Rolldown.OutputBundle): (name: string) => readonly string[] {
  return (name) => {
    const output = bundle[name];
    if (output?.type !== 'chunk') throw new Error(`${name} is imported, but is not in this build`);
    return output.imports;
  };
}
