/** Text with some of its parts marked. Ranges are in order; what of them lies beyond the text is left out. */
export function MarkedText({
  text,
  ranges,
}: {
  text: string;
  ranges: readonly (readonly [number, number])[];
}) {
  const inside = ranges.filter(([start]) => start < text.length);
  const ends = [0, ...inside.map(([, end]) => end)];
  return (
    <>
      {inside.map(([start, end], at) => (
        <span key={start}>
          {text.slice(ends[at], start)}
          <mark className="rounded-sm bg-accent/30 text-inherit">{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
