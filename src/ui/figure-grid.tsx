/**
 * The longest of them sets the size of all: so many letters do not fit in half a phone, or a quarter of a page, at full size, or
 * the one below it.
 */
function sizeOf(letters: number): string {
  if (letters > 11) return 'text-lg sm:text-xl';
  return letters > 8 ? 'text-xl lg:text-2xl' : 'text-2xl lg:text-3xl';
}

/** Figures side by side, each with what it counts. */
export function FigureGrid({
  figures,
  footnote,
}: {
  figures: readonly { figure: string; label: string }[];
  /** Said of all of them, marked with an asterisk. */
  footnote?: string;
}) {
  const size = sizeOf(Math.max(...figures.map(({ figure }) => figure.length)));
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3 min-[32rem]:max-md:has-[>:nth-child(4):last-child]:grid-cols-2 md:has-[>:nth-child(5):last-child]:grid-cols-5 md:has-[>:nth-child(6):last-child]:grid-cols-3 lg:gap-5">
        {figures.map(({ figure, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end rounded-box border border-base-300 bg-base-100 p-4 max-[33.5rem]:last:odd:col-span-full lg:p-5"
          >
            <dt className="text-sm text-quiet">{label}</dt>
            <dd className={`font-bold tracking-tight tabular-nums ${size}`}>
              {figure}
              {footnote && <sup className="text-base font-normal">*</sup>}
            </dd>
          </div>
        ))}
      </dl>
      {footnote && <p className="text-sm text-quiet">* {footnote}</p>}
    </div>
  );
}
