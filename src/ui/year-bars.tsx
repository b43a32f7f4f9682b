/** With more years than these only the first and the last have room for their names. */
const mostNamed = 8;

/** In hundredths of the whole: one year alone is no wall. */
const widest = 16;

/** Sums by year as upright bars, with the table behind them for whoever reads rather than looks. */
export function YearBars({
  title,
  years,
  words,
}: {
  title: string;
  /** `figure` is ready to read; `sum` only has its length. */
  years: readonly { year: number; sum: number; figure: string }[];
  words: { year: string; asTable: string };
}) {
  const most = Math.max(1, ...years.map(({ sum }) => sum));
  const width = 100 / years.length;
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
        {years.map(({ year, sum }, at) => {
          const height = (sum / most) * 38;
          return (
            <rect
              key={year}
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
        {years.map(({ year }, at) => (
          <li key={year} className="min-w-0 grow basis-0">
            {years.length <= mostNamed || at === 0 || at === years.length - 1 ? year : ''}
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
                {words.year}
              </th>
              <th scope="col" className="py-2 text-end font-medium">
                {title}
              </th>
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, figure }) => (
              <tr key={year} className="border-b border-base-300 tabular-nums last:border-0">
                <th scope="row" className="py-2 text-start font-normal">
                  {year}
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
