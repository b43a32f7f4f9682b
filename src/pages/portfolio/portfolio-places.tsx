import { portfolioPage as words } from '#src/content/portfolio.ts';
import { RowPlaces } from '#src/ui/row-places.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

/** Of the figures, the bars of the years, and the investments, while they are being read. */
export function PortfolioPlaces() {
  return (
    <RowPlaces
      label={words.list}
      row="h-48"
      gap="gap-4"
      above={
        <>
          <Skeleton className="h-45.5 rounded-box md:h-24" />
          <Skeleton className="h-72 rounded-box" />
          <Skeleton className="h-11 w-full max-w-52 rounded-box" />
        </>
      }
    />
  );
}
