import { approachesPage as words } from '#src/content/approaches.ts';
import { RowPlaces } from '#src/ui/row-places.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

/** Of what one asks the list with and of its rows, while they are being read. */
export function ApproachPlaces() {
  return (
    <RowPlaces
      label={words.list}
      row="h-33 md:h-16"
      gap="gap-4"
      above={<Skeleton className="h-102 rounded-box sm:h-72 lg:h-58" />}
    />
  );
}
