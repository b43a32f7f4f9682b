import { Skeleton } from './skeleton.tsx';

/** Rows that are being read from the device. */
export function LoadingList({ label, rows = 3 }: { label: string; rows?: number }) {
  return (
    <div role="status" className="grid gap-3 after-a-blink">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className="h-24 w-full rounded-box" />
      ))}
    </div>
  );
}
