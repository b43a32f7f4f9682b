/** Asks by key, of which those of one turn are answered by one reading of many. Its values are in the order of the keys. */
export function readTogether<T>(
  readMany: (keys: string[]) => PromiseLike<(T | undefined)[]>,
): (key: string) => Promise<T | undefined> {
  let wanted: string[] = [];
  let reading: Promise<(T | undefined)[]> | null = null;
  return async (key) => {
    const at = wanted.push(key) - 1;
    reading ??= whenTurnEnds().then(() => {
      const keys = wanted;
      wanted = [];
      reading = null;
      return readMany(keys);
    });
    return (await reading)[at];
  };
}

/** After what is ready to run now, and what that makes ready in its first steps. */
async function whenTurnEnds(): Promise<void> {
  for (let step = 0; step < 4; step++) await Promise.resolve();
}
