import { Skeleton } from '#src/ui/skeleton.tsx';

/** `done` is from 0 to 1. */
export function LoadingDatabase({ done }: { done: number }) {
  return (
    <div role="status" className="grid gap-4">
      <p className="text-quiet">
        Loading investor database...
        {done > 0 && done < 1 && <span className="ms-2 tabular-nums">{Math.round(done * 100)}%</span>}
      </p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {['first', 'second', 'third'].map((place) => (
          <Skeleton key={place} className="h-56 rounded-box" />
        ))}
      </div>
    </div>
  );
}
