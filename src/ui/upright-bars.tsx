/** With more bars than these only the first and the last have room for their names. */
const mostNamed = 8;

/** In hundredths of the whole: one bar alone is no wall. */
const widest = 16;

/** Sums by year, or counts by month, as upright bars, with the table behind them for whoever reads rather than looks. */
export function UprightBars({
  title,
  bars,
  words,
}: {
  title: string;
  /** `figure` is ready to read; `size` only has its length. */
  bars: readonly { label: string; size: number; figure: string }[];
  /** `label` heads the names of the bars. */
  words: { label: string; asTable: string };
}) {
  const most = Math.max(1, ...bars.map(({ size }) => size));
  const width = 100 / bars.length;
  const bar = Math.min(width * 0.7, widest);
  return (
    <figure className="grid gap-3">
      <figcaption className="font-semibold">{title}</figcaption>
      <svg
        viewBox="0 0 100 40"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-32 w-full text-primary"
      >
        <line x1="0" x2="100" y1="39.75" y2="39.75" stroke="currentColor" strokeWidth="0.25" opacity="0.4" />
        {bars.map(({ label, size }, at) => {
          const height = (size / most) * 38;
          return (
            <rect
              key={label}
              x={at * width + (width - bar) / 2}
              y={39.5 - height}
              width={bar}
              height={height}
              fill="currentColor"
            />
          );
        })}
      </svg>
      <ol aria-hidden="true" className="-mt-2 flex text-center text-xs text-quiet tabular-nums">
        {bars.map(({ label }, at) => (
          <li key={label} className="min-w-0 grow basis-0">
            {bars.length <= mostNamed || at === 0 || at === bars.length - 1 ? label : ''}
          </li>
        ))}
      </ol>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-quiet">
          {words.asTable}
        </summary>
        <table className="w-full text-start">
          <thead>
            <tr className="border-b border-base-300 text-sm text-quiet">
              <th scope="col" className="py-2 text-start font-medium">
                {words.label}
              </th>
              <th scope="col" className="py-2 text-end font-medium">
                {title}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, figure }) => (
              <tr key={label} className="border-b border-base-300 tabular-nums last:border-0">
                <th scope="row" className="py-2 text-start font-normal">
                  {label}
                </th>
                <td className="py-2 text-end font-semibold">{figure}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
