/**
 * The fewest steps that still go wrong: takes ever smaller stretches away as long as the rest goes wrong too. Each step
 * brings its own luck, so the others stay what they were. Source: delta debugging (Zeller and Hildebrandt, 2002).
 */
export async function shrink<T>(
  steps: T[],
  goesWrong: (steps: T[]) => Promise<boolean>,
  mostTries: number,
): Promise<T[]> {
  let left = steps;
  let tries = 0;
  for (let size = Math.ceil(left.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < left.length && tries < mostTries; ) {
      const without = [...left.slice(0, at), ...left.slice(at + size)];
      tries += 1;
      if (await goesWrong(without)) left = without;
      else at += size;
    }
  }
  return left;
}
