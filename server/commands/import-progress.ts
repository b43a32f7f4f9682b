import { Presets, SingleBar } from 'cli-progress';

/** How far an import is: a bar where somebody looks on, a plain line where the output is kept. */
export function createProgress(size: number) {
  if (!process.stdout.isTTY) {
    console.log(`Reading ${size} bytes ...`);
    return { bytes: () => {}, rows: () => {}, stop: () => {} };
  }
  const bar = new SingleBar(
    { format: '{bar} {percentage}% | {rows} rows | {eta_formatted} left' },
    Presets.shades_classic,
  );
  let rows = 0;
  bar.start(size, 0, { rows });
  return {
    bytes: (count: number) => bar.increment(count, { rows }),
    rows: (count: number) => {
      rows = count;
    },
    stop: () => {
      bar.update({ rows });
      bar.stop();
    },
  };
}

export async function* countingBytes(
  chunks: AsyncIterable<Uint8Array>,
  onBytes: (count: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    onBytes(chunk.length);
    yield chunk;
  }
}
