/** How much may still be spent. What finds nothing left stops, and gives what it has so far. */
export type Budget = { left: number };

/**
 * What the reading of one file may cost, counted in letters and not by the clock: a few bytes can ask for a great deal, and
 * what is looked at twice is counted twice.
 */
type ReadingBudget = {
  /** Letters looked at to find the things of a file, and which fonts its pages name. */
  finding: Budget;
  /** Letters looked at to read what is shown; what finding them cost leaves this whole. */
  reading: Budget;
  /** What the tables of all its fonts hold together: each code is one, and so is each letter that it stands for. */
  codes: Budget;
};

export function readingBudget(): ReadingBudget {
  return { finding: { left: 32_000_000 }, reading: { left: 32_000_000 }, codes: { left: 600_000 } };
}
