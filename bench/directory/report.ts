import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ratioChart } from '../ratio-chart.ts';
import type { Result } from './result.ts';

const folder = join(import.meta.dirname, '../../docs/bench');
const [begins, ends] = ['<!-- bench -->', '<!-- /bench -->'];
/** A chart of fewer says little. */
const fewestDrawn = 4;

export function printResults(results: Result[]): void {
  console.log(tables(results));
}

/** Puts what was measured between its two marks in docs/bench/directory.md, and draws the chart beside it. */
export async function writeReport(
  results: Result[],
  { machine, seconds }: { machine: string; seconds: number },
): Promise<void> {
  const file = join(folder, 'directory.md');
  const document = await readFile(file, 'utf8');
  const [before, after] = [document.indexOf(begins), document.indexOf(ends)];
  if (before < 0 || after < 0) throw new Error(`${file} has no place for it`);
  const day = new Date().toISOString().slice(0, 10);
  const told = `${day}, ${machine}; the whole run took ${seconds} s.\n\n${tables(results)}`;
  await writeFile(file, `${document.slice(0, before + begins.length)}\n${told}\n${document.slice(after)}`);
  await writeFile(join(folder, 'directory.svg'), chart(results));
  console.log('Written: docs/bench/directory.md, docs/bench/directory.svg');
}

function tables(results: Result[]): string {
  return [...Map.groupBy(results, ({ size }) => size)].map(([size, some]) => table(size, some)).join('\n\n');
}

function table(size: number, results: Result[]): string {
  const heads = [
    `${size.toLocaleString('en')} records`,
    'index built, s',
    'cold start to the first answer, ms: ×1, ×4',
    'keystroke p50 / p95 / max, ms (how many)',
    'the same at ×4',
    'sent, MB',
    'on disk, MB',
    'in memory, MB',
    'wanted among the first nine',
  ];
  const rows = results.map((one) => `| ${cellsOf(one).join(' | ')} |`);
  const notes = results.flatMap(({ name, ended }) => (ended ? [`- ${name}: ${ended}`] : []));
  return [`| ${heads.join(' | ')} |`, `|${'---|'.repeat(heads.length)}`, ...rows, '', ...notes]
    .join('\n')
    .trim();
}

function cellsOf(one: Result): string[] {
  return [
    one.name,
    one.build === null ? '-' : (one.build / 1_000).toFixed(1),
    `${whole(one.cold)}, ${whole(one.coldSlow)}`,
    keystrokes(one.keystroke),
    keystrokes(one.keystrokeSlow),
    megabytes(one.sent),
    megabytes(one.disk),
    megabytes(one.memory),
    one.found === null ? '-' : `${one.found.nine} of ${one.found.of}`,
  ];
}

function keystrokes(times: Result['keystroke']): string {
  if (times === null) return '-';
  return `${[times.p50, times.p95, times.max].map(written).join(' / ')} (${times.count})`;
}

function written(time: number): string {
  return time < 100 ? time.toFixed(1) : Math.round(time).toLocaleString('en');
}

function whole(time: number | null): string {
  return time === null ? '-' : Math.round(time).toLocaleString('en');
}

function megabytes(bytes: number | null): string {
  return bytes === null ? '-' : (bytes / 1e6).toFixed(1);
}

/** Of the largest size that enough of them reached. */
function chart(results: Result[]): string {
  const sizes = [...Map.groupBy(results, ({ size }) => size)].reverse();
  const reached =
    sizes.find(([, some]) => some.filter(({ cold }) => cold !== null).length >= fewestDrawn) ?? sizes[0];
  const [size, all] = reached ?? [0, []];
  const drawn = all.filter(({ cold }) => cold !== null);
  const measure = (label: string, of: (one: Result) => number | null | undefined) => ({
    label,
    values: drawn.map((one) => of(one) ?? undefined),
  });
  return ratioChart({
    title: `Search of ${size.toLocaleString('en')} investors, as multiples of ours (further left is better)`,
    label: 'Search of Pankh beside its peers, as multiples of ours; further left is better',
    names: drawn.map(({ name }) => name),
    groups: [
      measure('Keystroke, p50', ({ keystroke }) => keystroke?.p50),
      measure('Keystroke, p95', ({ keystroke }) => keystroke?.p95),
      measure('Keystroke at ×4, p95', ({ keystrokeSlow }) => keystrokeSlow?.p95),
      measure('Cold start', ({ cold }) => cold),
      measure('Index built', ({ build }) => build),
      measure('Bytes sent', ({ sent }) => sent),
      measure('Bytes on disk', ({ disk }) => disk),
      measure('Memory', ({ memory }) => memory),
    ],
  });
}
