/** The barbs of a wing, behind the top of a screen that is wide enough for them. Decoration. */
export function WingLines() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 640 300"
      fill="none"
      stroke="currentColor"
      className="pointer-events-none absolute end-0 top-16 -z-1 hidden w-[40rem] text-primary/12 lg:block"
    >
      {barbs.map((d) => (
        <path key={d} d={d} strokeWidth="1.2" />
      ))}
    </svg>
  );
}

const barbs = Array.from(
  { length: 16 },
  (_, at) =>
    `M${120 + at * 30} -10C${200 + at * 26} ${60 + at * 9} ${380 + at * 18} ${70 + at * 11} 660 ${30 + at * 17}`,
);
