/** Figures in one line, each with what it counts, and what to make of them all. */
export function FigureLine({
  figures,
  footnote,
}: {
  figures: readonly { figure: string; label: string }[];
  footnote: string;
}) {
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
        {figures.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-s-3 border-accent ps-4">
            <dt className="text-sm text-quiet">{label}</dt>
            <dd className="text-xl font-bold tracking-tight tabular-nums sm:text-3xl">
              {/* A word before the figure is no part of it: so both have room in half a phone. */}
              {figure.split(/^([a-z]+ )/).map((part, at) =>
                at === 1 ? (
                  <span key="word" className="text-sm font-normal tracking-normal sm:text-base">
                    {part}
                  </span>
                ) : (
                  part
                ),
              )}
              <sup className="text-base font-normal">*</sup>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-quiet">* {footnote}</p>
    </div>
  );
}
