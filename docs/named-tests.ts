import { existsSync, readFileSync } from 'node:fs';

/** A test that a page names: `` `its file`: “a part of its title” ``, or of more than one of that file. */
export type NamedTest = { file: string; title: string };

/** All that a page names, in its order. */
export function namedTests(page: string): NamedTest[] {
  return [...page.matchAll(/`([\w./-]+\.(?:spec|test)\.tsx?)`: ((?:“[^”]+”(?:, | and )?)+)/g)].flatMap(
    ([, file = '', titles = '']) =>
      [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title })),
  );
}

/** Whether that file runs a test of these words: it holds them, and leaves none of its tests out. */
export function isRun({ file, title }: NamedTest): boolean {
  if (!existsSync(file)) return false;
  const code = readFileSync(file, 'utf8').replace(comments, '');
  return code.includes(title) && !leftOut.test(code);
}

const comments = /^\s*\/\/.*$|^\s*\/\*[^]*?\*\/\s*$/gm;

/** As Vitest and Playwright take it: by a modifier, an option, or a word from within the test. */
const leftOut =
  /\b(?:test|it|describe|testInfo)\b(?:\.\w+|\(\))*\.(?:skip|skipIf|runIf|only|fixme|todo|fails?)\b|\b(?:skip|only|todo|fails)(?:: true|\(\))/;
