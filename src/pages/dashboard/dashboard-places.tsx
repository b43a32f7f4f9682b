import type { ReactNode } from 'react';
import { RowPlaces } from '#src/ui/row-places.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

type Whose = 'founder' | 'investor';

/** Of the figures of an overview, and of what follows them: things to do, or deals. */
export function OverviewPlaces({ label, whose }: { label: string; whose: Whose }) {
  return <Places label={label} whose={whose} />;
}

/** The same under the tabs. */
export function DashboardPlaces({ label, whose }: { label: string; whose: Whose }) {
  return <Places label={label} whose={whose} above={<Skeleton className="h-11 rounded-box" />} />;
}

function Places({ label, whose, above }: { label: string; whose: Whose; above?: ReactNode }) {
  const isFounder = whose === 'founder';
  return (
    <RowPlaces
      label={label}
      row={isFounder ? 'h-18' : 'h-112'}
      rows={isFounder ? 5 : 1}
      gap="gap-px"
      above={
        <>
          {above}
          <Skeleton
            className={`rounded-box ${isFounder ? 'h-72 md:h-22 lg:h-25' : 'h-46 md:h-22 lg:h-25'}`}
          />
          <Skeleton className="mt-4 h-8 w-full max-w-48 rounded-box" />
        </>
      }
    />
  );
}

/** Of the sentence under the heading, which is long enough for two lines of a phone. */
export function LeadPlace() {
  return <Skeleton className="h-13 max-w-md rounded-box after-a-blink sm:h-6.5" />;
}
