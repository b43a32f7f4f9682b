import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from './report.ts';
import { faultTable, scoreTable, speedTable } from './tables.ts';
import { targetLines } from './targets.ts';
import { weaker } from './weaker.ts';

/** The whole page: figures of this run around the method, which is written by hand. */
export async function markdown(report: Report): Promise<string> {
  const method = await readFile(join(import.meta.dirname, 'method.md'), 'utf8');
  const { options, rows } = report;
  const failures = rows.flatMap(({ peer, failures }) =>
    failures.map((failure) => `- ${peer.name}: ${failure}`),
  );
  return `# Sync beside what one would pick instead

${new Date().toISOString().slice(0, 10)}, \`npm run bench -- sync\`, ${report.machine}. ${options.rounds} rounds, interleaved; ${Math.round(report.seconds)} s in all.
This page and the chart are written by that command; the command again writes them anew.

![Each measure as a multiple of ours](sync.svg)

## Speed, size, durability

Medians unless a line says p95; in brackets, how many times ours. Less is better everywhere.

${table(speedTable(report))}
${failures.length > 0 ? `\nRounds that did not end:\n\n${failures.join('\n')}\n` : ''}
## Correctness under faults

${options.acts} acts a peer from seed ${options.seed}, the same acts and the same odds for all. Less is better.

${table(scoreTable(report))}

How often each fault struck:

${table(faultTable(report))}

## What we want of ours

${targetLines(report)
  .map((line) => `- ${line}`)
  .join('\n')}

## Where a peer is better than ours in this run

${weaker(report)}

${method}`;
}

function table([head = [], ...lines]: string[][]): string {
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [row(head), row(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...lines.map(row)].join('\n');
}
