/** Steps in their order. */
export function NumberedList({ points }: { points: readonly string[] }) {
  return (
    <ol className="grid gap-4 lg:grid-cols-3">
      {points.map((point, index) => (
        <li key={point} className="flex gap-3">
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-full bg-secondary text-sm font-bold text-secondary-content"
          >
            {index + 1}
          </span>
          <span className="min-w-0 pt-1">{point}</span>
        </li>
      ))}
    </ol>
  );
}
