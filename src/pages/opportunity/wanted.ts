/** What a person last chose, from the press until the row that the screen reads holds it. */
export type Wanted<T> = {
  value: T;
  /** How many presses are still being stored: the row may hold the last choice by chance, before the ones between. */
  writes: number;
};

/** After a press: what it says is reckoned from what was wanted, not from a row that may be behind. */
export function begun<T>(wanted: Wanted<T> | null, value: T): Wanted<T> {
  return { value, writes: (wanted?.writes ?? 0) + 1 };
}

/** After a press was stored. */
export function ended<T>(wanted: Wanted<T> | null): Wanted<T> | null {
  return wanted && { ...wanted, writes: wanted.writes - 1 };
}

/** What is still wanted beside what is stored now; null where they are the same, and the row speaks again. */
export function stillWanted<T>(wanted: Wanted<T> | null, stored: T): Wanted<T> | null {
  if (!wanted) return null;
  const isStored = wanted.writes <= 0 && JSON.stringify(wanted.value) === JSON.stringify(stored);
  return isStored ? null : wanted;
}
