/** Keeps what was asked for last, at most so many. What is not there, or cannot be made, is asked for anew: it may be on its way. */
export function lastUsed<T>(most: number) {
  const kept = new Map<string, Promise<T | null>>();
  return {
    async of(name: string, make: () => Promise<T | null>): Promise<T | null> {
      const making = kept.get(name) ?? make();
      kept.delete(name);
      kept.set(name, making);
      for (const [oldest] of kept) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
      try {
        const made = await making;
        if (made === null) kept.delete(name);
        return made;
      } catch (error) {
        kept.delete(name);
        throw error;
      }
    },
    clear: () => kept.clear(),
  };
}
