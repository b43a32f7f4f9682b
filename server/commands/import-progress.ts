import { Presets, SingleBar } from 'cli-progress';
import type { PublishingStep } from '../directory/publish-staged.ts';

const names: Record<PublishingStep, string> = {
  comparing: 'Comparing with the directory',
  files: 'Writing the files',
  records: 'Published; writing the records',
};

/** How far an import is: a bar for each of its steps where somebody looks on, a plain line where the output is kept. */
export function createProgress(size: number) {
  const { isTTY } = process.stdout;
  let step: PublishingStep | 'reading' = 'reading';
  let rows = 0;
  let bar = isTTY ? startedBar('Reading', size) : null;
  if (!isTTY) console.log(`Reading ${size} bytes ...`);
  return {
    bytes: (count: number) => bar?.increment(count, { told: `${rows} rows` }),
    rows: (count: number) => {
      rows = count;
    },
    /** `share`: of the step, 0 to 1. */
    publishing: (now: PublishingStep, share: number) => {
      if (now !== step) {
        step = now;
        bar?.stop();
        if (isTTY) bar = startedBar(names[now], 1);
        else console.log(`${names[now]} ...`);
      }
      bar?.update(share);
    },
    isPublished: () => step === 'records',
    stop: () => {
      bar?.update({ told: `${rows} rows` });
      bar?.stop();
    },
  };
}

function startedBar(name: string, size: number): SingleBar {
  const format = `{bar} {percentage}% | ${name} {told} | {eta_formatted} left`;
  const bar = new SingleBar({ format }, Presets.shades_classic);
  bar.start(size, 0, { told: '' });
  return bar;
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
