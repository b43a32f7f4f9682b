import { type ReactNode, useId } from 'react';

/**
 * A strip of block-printed cloth whose motif and dye come from `seed`: the same deal wears the same cloth on every screen,
 * so that it is known again before it is read. Decoration.
 */
export function BlockPrint({ seed, className }: { seed: string; className: string }) {
  const id = useId();
  const number = hash(seed);
  const dye = dyes[number % dyes.length] ?? dyes[0];
  const motif = motifs[Math.floor(number / dyes.length) % motifs.length];
  return (
    <svg aria-hidden="true" className={`block w-full ${dye} ${className}`}>
      <defs>
        <pattern
          id={id}
          width="32"
          height="32"
          patternUnits="userSpaceOnUse"
          patternTransform="translate(6 -4)"
        >
          <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
            {motif}
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

const dyes = [
  'bg-(--print-mor) text-(--print-mor-ink)',
  'bg-(--print-genda) text-(--print-genda-ink)',
  'bg-(--print-neel) text-(--print-neel-ink)',
  'bg-(--print-manjit) text-(--print-manjit-ink)',
] as const;

/** Ambi, kamal, bandhani, leheriya, jaali and ikat, each in a square of 32. */
const motifs: ReactNode[] = [
  <path key="ambi" d="M19 5c5 6 6 12 2 17-4 4-11 3-12-3-1-4 3-8 7-7 3 1 4 4 2 6M6 4l2 2M27 27l-2-2" />,
  <path
    key="kamal"
    d="M16 5c4 5 4 11 0 17-4-6-4-12 0-17ZM16 22C11 23 6 20 4 14c6-1 10 2 12 8ZM16 22c5 1 10-2 12-8-6-1-10 2-12 8ZM8 27h16"
  />,
  <g key="bandhani" fill="currentColor" stroke="none">
    {[
      [16, 6],
      [16, 26],
      [6, 16],
      [26, 16],
      [11, 11],
      [21, 11],
      [11, 21],
      [21, 21],
      [16, 16],
      [0, 0],
      [32, 0],
      [0, 32],
      [32, 32],
    ].map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="1.7" />
    ))}
  </g>,
  <path key="leheriya" d="M0 8l8-6 8 6 8-6 8 6M0 18l8-6 8 6 8-6 8 6M0 28l8-6 8 6 8-6 8 6" />,
  <path
    key="jaali"
    d="M16 3l4 9 9 4-9 4-4 9-4-9-9-4 9-4ZM0 0l4 4M32 0l-4 4M0 32l4-4M32 32l-4-4M16 13.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5"
  />,
  <path key="ikat" d="M16 2v4h4v4h4v4h4v4h-4v4h-4v4h-4v4h0v-4h-4v-4H8v-4H4v-4h4v-4h4V6h4ZM16 13v6M13 16h6" />,
];

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  // Its lowest bits depend on little of the text.
  value ^= value >>> 15;
  return Math.imul(value, 0x2c1b3c6d) >>> 8;
}
