import type { ReactNode } from 'react';

export type SceneName = 'form' | 'list' | 'deal' | 'chat' | 'chart' | 'check' | 'sync' | 'people';

/** A small drawing of a screen or a moment. Decoration: the words beside it tell the same. */
export function Scene({ name }: { name: SceneName }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 150"
      className="w-full rounded-field bg-base-200 text-base-content/45"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[name]}
    </svg>
  );
}

const ink = 'text-primary';
const mark = 'text-accent';

const line = (x: number, y: number, length: number) => <path key={`${x} ${y}`} d={`M${x} ${y}h${length}`} />;
const box = (x: number, y: number, width: number, height: number) => (
  <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="6" />
);
const filled = (x: number, y: number, width: number, height: number, className: string) => (
  <rect
    x={x}
    y={y}
    width={width}
    height={height}
    rx="6"
    className={className}
    fill="currentColor"
    stroke="none"
  />
);
const person = (x: number, className: string) => (
  <g className={className}>
    <circle cx={x} cy="58" r="15" />
    <path d={`M${x - 27} 112c0-18 12-29 27-29s27 11 27 29`} />
  </g>
);

const drawings: Record<SceneName, ReactNode> = {
  form: (
    <>
      {box(90, 16, 140, 118)}
      {[34, 58, 82].map((y) => box(104, y - 8, 112, 15))}
      {filled(104, 106, 60, 16, ink)}
      <path className={mark} d="M200 108l10 10 18-22" />
    </>
  ),
  list: (
    <>
      {box(60, 18, 200, 20)}
      <circle className={mark} cx="74" cy="28" r="5" />
      {[54, 84, 114].map((y) => (
        <g key={y}>
          {box(60, y - 8, 200, 24)}
          {filled(68, y - 2, 12, 12, ink)}
          {line(90, y + 4, 90)}
          {line(212, y + 4, 34)}
        </g>
      ))}
    </>
  ),
  deal: (
    <>
      {box(80, 16, 160, 118)}
      {filled(94, 28, 44, 12, mark)}
      {line(94, 56, 120)}
      {line(94, 70, 90)}
      {box(94, 86, 132, 8)}
      {filled(94, 86, 82, 8, ink)}
      {line(94, 114, 40)}
      {line(176, 114, 50)}
    </>
  ),
  chat: (
    <>
      <path d="M70 26h110a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8h-92l-18 14v-14a8 8 0 0 1-8-8v-22a8 8 0 0 1 8-8z" />
      {line(84, 40, 80)}
      {line(84, 52, 54)}
      <path
        className={ink}
        d="M150 84h92a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8v12l-16-12h-76a8 8 0 0 1-8-8v-20a8 8 0 0 1 8-8z"
      />
      <path className={ink} d="M158 98h74M158 108h44" />
    </>
  ),
  chart: (
    <>
      <path d="M70 20v104h184" />
      {filled(92, 86, 24, 36, ink)}
      {filled(132, 64, 24, 58, ink)}
      {filled(172, 72, 24, 50, ink)}
      {filled(212, 36, 24, 86, mark)}
    </>
  ),
  check: (
    <>
      {[30, 66, 102].map((y) => (
        <g key={y}>
          <circle cx="96" cy={y + 8} r="12" />
          <path className={ink} d={`M90 ${y + 8}l5 5 9-11`} />
          {line(122, y + 2, 100)}
          {line(122, y + 14, 62)}
        </g>
      ))}
    </>
  ),
  sync: (
    <>
      {box(86, 24, 56, 104)}
      {line(106, 116, 16)}
      {filled(96, 38, 36, 10, ink)}
      {line(96, 62, 36)}
      {line(96, 76, 26)}
      <path className={ink} d="M196 92a18 18 0 0 1 2-36 26 26 0 0 1 49 8 15 15 0 0 1-3 28z" />
      <path className={mark} strokeDasharray="2 7" d="M150 76h34" />
    </>
  ),
  people: (
    <>
      {person(104, '')}
      {person(216, ink)}
      <path className={mark} d="M140 76h40M172 68l9 8-9 8" />
    </>
  ),
};
