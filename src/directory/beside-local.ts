import type { FoundInvestor } from './search-messages.ts';

/** What the server found, page after page, but for what stands above it and what came on a page before. */
export function besideLocal(local: FoundInvestor[], pages: FoundInvestor[][]): FoundInvestor[] {
  const seen = new Set(local.map(({ investor }) => investor.id));
  return pages.flat().filter(({ investor: { id } }) => {
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
}
