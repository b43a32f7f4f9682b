export type Totals = { read: number; added: number; updated: number; unchanged: number; refused: number };

/** What became of a file's rows. `read` is the sum of the other four. */
export type ImportReport = {
  totals: Totals;
  refused: { line: number; reason: string }[];
  warnings: { line: number; message: string }[];
  unknownCountries: Record<string, number>;
};

export function emptyReport(): ImportReport {
  return {
    totals: { read: 0, added: 0, updated: 0, unchanged: 0, refused: 0 },
    refused: [],
    warnings: [],
    unknownCountries: {},
  };
}

export function refuseRow(report: ImportReport, line: number, reason: string): void {
  report.totals.refused++;
  report.refused.push({ line, reason });
}
