import type { Report } from './report.ts';
import { faultTable, scoreTable, speedTable } from './tables.ts';
import { targetLines } from './targets.ts';

export function printReport(report: Report): void {
  for (const table of [speedTable(report), scoreTable(report), faultTable(report)]) {
    console.log();
    for (const line of aligned(table)) console.log(line);
  }
  console.log();
  for (const line of targetLines(report)) console.log(line);
  for (const { peer, failures } of report.rows)
    for (const failure of failures) console.log(`${peer.name}: a round did not end: ${failure}`);
  console.log(`${report.machine}; ${Math.round(report.seconds)} s`);
}

function aligned(table: string[][]): string[] {
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((line) => line[column]?.length ?? 0)),
  );
  return table.map((line) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
}
