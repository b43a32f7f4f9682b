/** Short points, one a line. */
export function BulletList({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {points.map((point, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two points may say the same
        <li key={at} className="flex gap-3">
          <span aria-hidden="true" className="mt-2.5 size-1.5 shrink-0 rounded-full bg-accent" />
          <span className="min-w-0">{point}</span>
        </li>
      ))}
    </ul>
  );
}
