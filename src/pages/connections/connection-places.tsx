import { RowPlaces } from '#src/ui/row-places.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

// As they stand once there is one: of connections, of deals that are kept, and of the stages these have come to.
const rows = { connections: 'h-68 sm:h-52', shortlisted: 'h-52 sm:h-44', pipeline: 'h-18' } as const;

export function ConnectionPlaces({
  label,
  of,
  hasTabs = true,
}: {
  label: string;
  of: keyof typeof rows;
  /** Whether those of the tabs stand above them. */
  hasTabs?: boolean;
}) {
  return (
    <RowPlaces
      label={label}
      row={rows[of]}
      gap="gap-4"
      above={
        <>
          {hasTabs && <Skeleton className="h-11 rounded-box" />}
          {of === 'shortlisted' && <Skeleton className="h-34 rounded-box sm:h-26" />}
          {of === 'pipeline' && <Skeleton className="h-7 w-32 rounded-box" />}
        </>
      }
    />
  );
}
