import { existsSync, readFileSync } from 'node:fs';

/** A test that a page names: `` `its file`: “a part of its title” ``. */
export type NamedTest = { file: string; title: string };

/** All that a page names, in its order. */
export function namedTests(page: string): NamedTest[] {
  return [...page.matchAll(/`([\w./-]+\.(?:spec|test)\.tsx?)`: “([^”]+)”/g)].map(
    ([, file = '', title = '']) => ({
      file,
      title,
    }),
  );
}

/** Whether that file holds these words. */
export function exists({ file, title }: NamedTest): boolean {
  return existsSync(file) && readFileSync(file, 'utf8').includes(title);
}
