/** A peacock's feather, drawn barb by barb: the sign of the house. Decoration. */
export function Feather({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 440 460" fill="none" className={className}>
      <g className="text-primary" stroke="currentColor" strokeLinecap="round">
        {barbs.map(({ path, opacity }) => (
          <path key={path} d={path} strokeWidth="1.6" opacity={opacity} />
        ))}
        <path d="M36 448C120 330 190 240 292 152" strokeWidth="2.5" />
      </g>
      <g transform="translate(312 132) rotate(42)">
        <path d={drop(92)} className="fill-(--print-mor) stroke-primary/40" strokeWidth="1.5" />
        <path d={drop(72)} className="fill-(--print-genda)" />
        <path d={drop(58)} className="fill-accent" />
        <path d={drop(42)} className="fill-[oklch(52%_0.1_205)]" />
        <path d={drop(24)} className="fill-[oklch(33%_0.11_262)]" />
      </g>
    </svg>
  );
}

/** A drop with its tip down, `size` from its middle to its round end. */
function drop(size: number): string {
  const wide = size * 0.78;
  return `M0 ${size * 1.25}C${-wide} ${size * 0.55} ${-wide * 1.15} ${-size * 0.9} 0 ${-size}C${wide * 1.15} ${-size * 0.9} ${wide} ${size * 0.55} 0 ${size * 1.25}Z`;
}

const count = 30;

/** Pairs of barbs along the shaft, longer and denser towards the eye; each leaves the shaft and bends up with it. */
const barbs = Array.from({ length: count }, (_, at) => {
  const t = at / (count - 1);
  const x = Math.round(70 + 208 * t ** 0.95);
  const y = Math.round(402 - 238 * t);
  const length = 46 + 104 * Math.sin(Math.PI * (0.18 + 0.62 * t));
  const opacity = Math.round((0.18 + 0.5 * t) * 100) / 100;
  const left = `M${x} ${y}q${Math.round(-length * 0.5)} ${Math.round(-length * 0.12)} ${Math.round(-length * 0.62)} ${Math.round(-length * 0.86)}`;
  const right = `M${x} ${y}q${Math.round(length * 0.14)} ${Math.round(length * 0.5)} ${Math.round(length * 0.9)} ${Math.round(length * 0.6)}`;
  return [
    { path: left, opacity },
    { path: right, opacity },
  ];
}).flat();
