/** Shares of a whole, each with its figure. `share` is in percent. */
export function FigureBars({
  figures,
}: {
  figures: readonly { label: string; figure: string; share: number }[];
}) {
  return (
    <ul className="grid gap-4">
      {figures.map(({ label, figure, share }) => (
        <li key={label} className="grid gap-1.5">
          <div className="flex items-baseline justify-between gap-4">
            <span>{label}</span>
            <span className="font-semibold tabular-nums">{figure}</span>
          </div>
          <div aria-hidden="true" className="h-1.5 rounded-full bg-current/20">
            <div className="h-full rounded-full bg-accent" style={{ width: `${share}%` }} />
          </div>
        </li>
      ))}
    </ul>
  );
}
