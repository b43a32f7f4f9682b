/** How much of something is there, in words and as a bar. `percent`: 0 to 100. */
export function MeterBar({ percent, label, words }: { percent: number; label: string; words: string }) {
  return (
    <div className="grid gap-1.5">
      <p className="font-semibold tabular-nums">{words}</p>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words}
        className="h-2 w-full overflow-hidden rounded-full border border-base-content/40 bg-base-100"
      >
        <div className="h-full bg-primary" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
