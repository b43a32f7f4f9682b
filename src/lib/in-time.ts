/** What comes of work within so many milliseconds; after that `otherwise`, while the work goes on by itself. */
export async function inTime<T>(work: Promise<T>, ms: number, otherwise: () => T): Promise<T> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  try {
    return await Promise.race([work, late.then(otherwise)]);
  } finally {
    clearTimeout(timer);
  }
}
