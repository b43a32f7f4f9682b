import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bugsByPlace } from './list.ts';

/** By the name of a bug: the first history that went wrong with it, and at which step (null: at the end); null: none did. */
export type Catches = Map<string, { seed: number; at: number | null } | null>;

const document = join(import.meta.dirname, '../../docs/simulator.md');
const [begin, end] = ['<!-- written by npm run simulate -- --bugs -->', '<!-- so far -->'];

/** Tells docs/simulator.md which bug was caught by what: the tables there are never written by hand. */
export function writeDown(catches: Catches, steps: string): void {
  const text = readFileSync(document, 'utf8');
  const [before, rest = ''] = text.split(begin);
  const after = rest.split(end)[1];
  if (after === undefined) throw new Error(`${document} has no place for the table of bugs`);
  writeFileSync(document, [before, begin, told(catches, steps), end, after].join(''));
}

function told(catches: Catches, steps: string): string {
  const day = new Date().toISOString().slice(0, 10);
  const tables = Object.entries(bugsByPlace).flatMap(([place, bugs]) => [
    `### ${place}`,
    [
      '| bug | planted in | caught by |',
      '|---|---|---|',
      ...bugs.map(({ name, file }) => `| ${name} | \`${file}\` | ${caught(catches.get(name))} |`),
    ].join('\n'),
  ]);
  const found = [...catches.values()].filter((by) => by !== null).length;
  const all = Object.values(bugsByPlace).flat().length;
  const summary = `${day}, histories of ${steps} steps: ${found} of ${all} caught, each by the history that is named.`;
  return `\n\n${[summary, ...tables].join('\n\n')}\n\n`;
}

function caught(by: { seed: number; at: number | null } | null | undefined): string {
  if (by === undefined) return 'not tried';
  if (by === null) return '**nothing**';
  return `history ${by.seed}, ${by.at === null ? 'at its end' : `step ${by.at + 1}`}`;
}
