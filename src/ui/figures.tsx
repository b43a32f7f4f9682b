/** Figures side by side, each with what it counts, and what to make of them. */
export function Figures({
  figures,
  footnote,
}: {
  figures: readonly { figure: string; label: string }[];
  footnote?: string;
}) {
  return (
    <div className="grid gap-2">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-box border border-base-300 bg-base-300 lg:grid-cols-4">
        {figures.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-0.5 bg-base-100 p-4 sm:p-5">
            <dt className="text-sm text-quiet">{label}</dt>
            <dd className="text-2xl font-bold tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      {footnote && <p className="text-sm text-quiet">{footnote}</p>}
    </div>
  );
}
