import type { ReactNode } from 'react';
import { RowTable } from './row-table.tsx';

/** Things beside each other as lying bars, longest first or as given, with the table behind them for whoever reads. */
export function ShareBars({
  title,
  bars,
  table,
  asTable,
}: {
  title: string;
  /** `figure` is ready to read; `size` only has its length. */
  bars: readonly { label: string; size: number; figure: string }[];
  table: { columns: readonly string[]; rows: readonly { key: string; cells: readonly ReactNode[] }[] };
  asTable: string;
}) {
  const most = Math.max(1, ...bars.map(({ size }) => size));
  return (
    <figure className="grid gap-3">
      <figcaption className="font-semibold">{title}</figcaption>
      <ul aria-hidden="true" className="grid gap-2.5">
        {bars.map(({ label, size, figure }) => (
          <li key={label} className="grid gap-1">
            <div className="flex items-baseline justify-between gap-4 text-sm">
              <span className="min-w-0 wrap-anywhere">{label}</span>
              <span className="shrink-0 font-semibold tabular-nums">{figure}</span>
            </div>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="h-2 w-full text-primary">
              <rect width="100" height="4" fill="currentColor" opacity="0.12" />
              <rect width={(size / most) * 100} height="4" fill="currentColor" />
            </svg>
          </li>
        ))}
      </ul>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-quiet">
          {asTable}
        </summary>
        <div className="overflow-x-auto">
          <RowTable label={title} {...table} />
        </div>
      </details>
    </figure>
  );
}
