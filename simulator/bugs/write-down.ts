import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bugsByPlace } from './list.ts';

/** By the name of a bug: the first history that went wrong with it, and at which step (null: at the end); null: none did. */
export type Catches = Map<string, { seed: number; at: number | null } | null>;

const document = join(import.meta.dirname, '../../docs/simulator.md');
const [begin, end] = ['<!-- written by npm run simulate -- --bugs -->', '<!-- so far -->'];

/** Tells docs/simulator.md which bug was caught by what: the tables there are never written by hand. What was not run stays as it stands. */
export function writeDown(catches: Catches, steps: string): void {
  const text = readFileSync(document, 'utf8');
  const [before, rest = ''] = text.split(begin);
  const [known = '', after] = rest.split(end);
  if (after === undefined) throw new Error(`${document} has no place for the table of bugs`);
  writeFileSync(document, [before, begin, told(catches, steps, cellsIn(known)), end, after].join(''));
}

/** The last cell of each row by the first, the name of a bug. */
function cellsIn(tables: string): Map<string, string> {
  const rows = tables.matchAll(/^\| (.+) \| `.+` \| (.+) \|$/gm);
  return new Map(Array.from(rows, ([, name = '', cell = '']) => [name, cell]));
}

function told(catches: Catches, steps: string, known: Map<string, string>): string {
  const day = new Date().toISOString().slice(0, 10);
  const cellOf = (name: string) => {
    const by = catches.get(name);
    return by === undefined ? (known.get(name) ?? 'not tried') : caught(by);
  };
  const tables = Object.entries(bugsByPlace).flatMap(([place, bugs]) => [
    `### ${place}`,
    [
      '| bug | planted in | caught by |',
      '|---|---|---|',
      ...bugs.map(({ name, file }) => `| ${name} | \`${file}\` | ${cellOf(name)} |`),
    ].join('\n'),
  ]);
  const all = Object.values(bugsByPlace).flat();
  const found = all.filter(({ name }) => cellOf(name).startsWith('history')).length;
  const summary = `${day}, histories of ${steps} steps: ${found} of ${all.length} caught, each by the history that is named; what was not run that day stands as it was.`;
  return `\n\n${[summary, ...tables].join('\n\n')}\n\n`;
}

function caught(by: { seed: number; at: number | null } | null): string {
  if (by === null) return '**nothing**';
  return `history ${by.seed}, ${by.at === null ? 'at its end' : `step ${by.at + 1}`}`;
}
