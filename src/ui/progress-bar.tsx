/** How much of a sum is there. `percent` may pass 100; the bar stops there, the words do not. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  const shown = Math.min(100, Math.max(0, percent));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(shown)}
      aria-valuetext={`${Math.round(percent)}% raised`}
      className="h-1.5 w-full overflow-hidden rounded-full bg-base-300"
    >
      <div className="h-full rounded-full bg-accent" style={{ width: `${shown}%` }} />
    </div>
  );
}
