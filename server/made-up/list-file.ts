import { investorFileColumns } from '../directory/normalise-investor.ts';
import type { MadeUpInvestor } from './made-up-investors.ts';

const rowsAtOnce = 500;

/** Investors as the CSV file that `npm run import` reads, piece by piece. */
export function* listFile(investors: Iterable<MadeUpInvestor>): Generator<string> {
  const names = Object.keys(investorFileColumns) as (keyof MadeUpInvestor)[]; // `keys` forgets the literal types
  let lines = [rowOf(names.map((name) => investorFileColumns[name]))];
  for (const investor of investors) {
    lines.push(rowOf(names.map((name) => investor[name])));
    if (lines.length < rowsAtOnce) continue;
    yield lines.join('');
    lines = [];
  }
  yield lines.join('');
}

function rowOf(cells: string[]): string {
  return `${cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`;
}
