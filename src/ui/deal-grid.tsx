import type { ReactNode, Ref } from 'react';
import { Skeleton } from './skeleton.tsx';

/** Cards side by side, as many as fit. */
export function DealGrid({ ref, children }: { ref?: Ref<HTMLUListElement>; children: ReactNode }) {
  return (
    <ul ref={ref} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-5">
      {children}
    </ul>
  );
}

/** The first three of many, side by side; two where there is room for two. */
export function DealRow({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {children}
    </ul>
  );
}

export function DealGridSkeleton({
  cards,
  label = 'Loading opportunities',
}: {
  cards: number;
  label?: string;
}) {
  return (
    <div role="status" className="after-a-blink">
      <span className="sr-only">{label}</span>
      <DealGrid>
        {Array.from({ length: cards }, (_, card) => (
          <li key={card}>
            <Skeleton className="h-[28rem] w-full rounded-box" />
          </li>
        ))}
      </DealGrid>
    </div>
  );
}
