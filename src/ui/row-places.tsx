import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';

/**
 * Places of rows that are being read from the device, each about as high as such a row is, so that what comes stands where they
 * stood. `row` sizes one of them and `gap` is that of the list, by layout classes; `above`: places of what stands over the rows.
 */
export function RowPlaces({
  label,
  row,
  rows = 3,
  gap = 'gap-3',
  above,
}: {
  label: string;
  row: string;
  rows?: number;
  gap?: string;
  above?: ReactNode;
}) {
  return (
    <div role="status" className="grid gap-6 after-a-blink">
      <span className="sr-only">{label}</span>
      {above}
      <div className={`grid ${gap}`}>
        {Array.from({ length: rows }, (_, place) => (
          <Skeleton key={place} className={`w-full rounded-box ${row}`} />
        ))}
      </div>
    </div>
  );
}
