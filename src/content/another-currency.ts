/** What becomes of the amounts of a profile whose currency is changed: as they are now, and as they will be. */
export function keptFigures(amounts: readonly { now: string; later: string }[]): string {
  const told = amounts.map(({ now, later }) => `${now} will be ${later}`).join(', and ');
  return amounts.length === 1
    ? `Your amount keeps its figure: ${told}. Write it anew below if you mean another sum.`
    : `Your amounts keep their figures: ${told}. Write them anew below if you mean other sums.`;
}
