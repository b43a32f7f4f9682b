/** Bars of several ways, by measure: `values[at]` belongs to `names[at]`, the first of which is ours; less is better. */
export type RatioChart = {
  title: string;
  /** For who cannot see it. */
  label: string;
  names: string[];
  groups: { label: string; values: (number | undefined)[] }[];
};

const left = 210;
const right = 620;
const barHeight = 11;
const gap = 16;
const keyWidth = 130;
const keysInARow = 5;
// Told apart by people who see fewer colours, and on white as on black.
const colours = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#8c8c8c', '#d55e00', '#56b4e9', '#b8a800'];

/** As SVG: each measure as a multiple of ours, on a scale where each line is ten times the one before. */
export function ratioChart({ title, label, names, groups }: RatioChart): string {
  const ratios = groups
    .flatMap(({ values }) => values.map((value) => ratioOf(value, values[0])))
    .filter(isFinite);
  const least = Math.floor(Math.log10(Math.min(0.1, ...ratios)));
  const most = Math.ceil(Math.log10(Math.max(10, ...ratios)));
  const x = (ratio: number) => left + ((Math.log10(ratio) - least) / (most - least)) * (right - left);
  const groupHeight = names.length * barHeight + gap;
  const top = 74 + 18 * (Math.ceil(names.length / keysInARow) - 1);
  const bottom = top + groups.length * groupHeight;
  const drawn = groups.map((group, at) => groupOf(group, top + at * groupHeight, x));
  const lines = Array.from({ length: most - least + 1 }, (_, at) =>
    gridLine(10 ** (least + at), x, top, bottom),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 ${bottom + 34}" role="img" aria-label="${escape(label)}" font-family="system-ui, sans-serif" font-size="12">
<style>text{fill:#1f2328}.faint{fill:#59636e}.line{stroke:#d1d9e0}.one{stroke:#59636e}@media(prefers-color-scheme:dark){text{fill:#f0f6fc}.faint{fill:#9198a1}.line{stroke:#3d444d}.one{stroke:#9198a1}}</style>
<text x="12" y="20" font-size="15" font-weight="600">${escape(title)}</text>
${names.map(key).join('\n')}
${lines.join('\n')}
${drawn.join('\n')}
<text x="12" y="${bottom + 26}" class="faint">Bars start at 1 = ours: to the left faster or smaller than ours, to the right slower or larger. Logarithmic scale.</text>
</svg>
`;
}

function groupOf(
  { label, values }: RatioChart['groups'][number],
  y: number,
  x: (ratio: number) => number,
): string {
  const words = `<text x="${left - 10}" y="${y + (values.length * barHeight) / 2 + 4}" text-anchor="end">${escape(label)}</text>`;
  const bars = values.map((value, at) => bar(ratioOf(value, values[0]), at, y + at * barHeight, x));
  return [words, ...bars].join('\n');
}

function bar(ratio: number, at: number, y: number, x: (ratio: number) => number): string {
  if (!Number.isFinite(ratio) || ratio <= 0)
    return `<text x="${x(1) + 4}" y="${y + 9}" font-size="9" class="faint">${ratio === Number.POSITIVE_INFINITY ? 'did not end' : 'not measured'}</text>`;
  const from = Math.min(x(ratio), x(1));
  const width = Math.max(2, Math.abs(x(ratio) - x(1)));
  const shown = ratio < 10 ? ratio.toFixed(2).replace(/0$/, '') : ratio.toFixed(0);
  const outside = ratio < 1 ? `x="${from - 4}" text-anchor="end"` : `x="${from + width + 4}"`;
  return `<rect x="${from.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${barHeight - 2}" fill="${colours[at % colours.length]}"/><text ${outside} y="${y + 9}" font-size="9" class="faint">${shown}</text>`;
}

function gridLine(ratio: number, x: (ratio: number) => number, top: number, bottom: number): string {
  const at = x(ratio).toFixed(1);
  const label = ratio === 1 ? 'ours' : `× ${ratio}`;
  return `<line x1="${at}" x2="${at}" y1="${top - 6}" y2="${bottom - 6}" class="${ratio === 1 ? 'one' : 'line'}"/><text x="${at}" y="${top - 12}" text-anchor="middle" font-size="10" class="faint">${label}</text>`;
}

function key(name: string, at: number): string {
  const x = 12 + (at % keysInARow) * keyWidth;
  const y = 32 + 18 * Math.floor(at / keysInARow);
  return `<rect x="${x}" y="${y}" width="11" height="11" fill="${colours[at % colours.length]}"/><text x="${x + 16}" y="${y + 10}">${escape(name)}</text>`;
}

function ratioOf(value: number | undefined, base: number | undefined): number {
  return base && value !== undefined ? value / base : Number.NaN;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
