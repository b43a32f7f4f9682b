import { MapPin } from 'lucide-react';
import { formatDate } from '#src/lib/time-ago.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';

/** Where a deal is from, whose it is, and since when it is listed. */
export function DealLine({
  opportunity: { location, founderName, createdAt },
}: {
  opportunity: Opportunity;
}) {
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1 wrap-anywhere">
      <span className="flex items-center gap-1.5">
        <MapPin aria-hidden="true" className="size-4 shrink-0" />
        {location}
      </span>
      <span>{founderName}</span>
      <span>Listed {formatDate(createdAt)}</span>
    </span>
  );
}
