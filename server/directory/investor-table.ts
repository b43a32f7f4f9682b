import { type InvestorColumn, investorFileColumns } from './normalise-investor.ts';
import type { CsvRow } from './read-rows.ts';
import { readTable, type Table } from './read-table.ts';

/** Of a list of investors. `untold`: the fields it has no column for, so that what is known of a firm there stays. */
export type InvestorTable = Table<InvestorColumn> & { untold: InvestorColumn[] };

/**
 * The rows of a list of investors. Without the website nobody can tell which of the firms of its name, one that was removed among
 * them, a row is of: such a list is refused.
 */
export async function investorTable(rows: AsyncGenerator<CsvRow, void>): Promise<InvestorTable> {
  const table = await readTable(rows, investorFileColumns, ['name', 'website']);
  return { ...table, untold: table.missingColumns.filter(isUntold) };
}

/** What says where a list is from and of when is known of each list, by whoever imports it. */
function isUntold(column: InvestorColumn): boolean {
  return column !== 'source' && column !== 'asOf';
}

/** Their names in a list. */
export function namesOfColumns(columns: InvestorColumn[]): string[] {
  return columns.map((column) => investorFileColumns[column]);
}
