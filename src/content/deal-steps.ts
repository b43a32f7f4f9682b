/** Between the deals of a list. */
export const stepWords = {
  list: 'All opportunities',
  steps: 'Opportunities that were found',
  before: (deal: string) => `Previous: ${deal}`,
  after: (deal: string) => `Next: ${deal}`,
  place: (number: number, count: number) => `${number} of ${count}`,
} as const;
