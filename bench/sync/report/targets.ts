import type { Report } from './report.ts';

/** The numbers we want of ours, and whether they were reached. */
export function targetLines({ rows, engineSize }: Report): string[] {
  const [own] = rows;
  if (!own) return [];
  const { samples, crashes, score } = own;
  const sum = score ? score.lost + score.doubled + score.leaked + score.stuck + score.untrue : null;
  return [
    line('saved write, p95, ms', samples.of('write')?.p95, 10),
    line('lost in tab crashes', crashes?.lost, 0),
    line('1,000 queued writes sent, ms', samples.of('drain')?.p50, 3_000),
    line('nothing to do: requests', samples.of('idle-requests')?.max, 1),
    line('nothing to do: body up, bytes', samples.of('idle-body-up')?.max, 300),
    line('nothing to do: body down, bytes', samples.of('idle-body-down')?.max, 300),
    line('nothing to do: writes on the device', samples.of('idle-writes')?.max, 0),
    line('engine beyond Dexie and zod, gzip bytes', engineSize.engine, 20 * 1024),
    `told: the same with the mutations, rows, rules and words of the product, gzip bytes: ${engineSize.product}`,
    `told: of these the three-way merge of texts, gzip bytes: ${engineSize.merge}`,
    line('lost, doubled, leaked, stuck and untrue together', sum ?? undefined, 0),
  ];
}

function line(label: string, value: number | undefined, most: number): string {
  if (value === undefined) return `not measured: ${label}`;
  const shown = Number.isInteger(value) ? `${value}` : value.toFixed(1);
  return `${value <= most ? 'reached' : 'MISSED '}: ${label}: ${shown} (at most ${most})`;
}
