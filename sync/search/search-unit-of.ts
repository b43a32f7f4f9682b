import type { Investor } from '#sync/records/investor.ts';
import { buildHeadIndex, openHeadIndex } from './head-index.ts';
import type { Pause } from './pause.ts';
import type { SearchUnit } from './search-unit.ts';
import { buildThesisIndex, openThesisIndex } from './thesis-index.ts';

/** Indexes records, whose ids ascend, in memory. */
export async function searchUnitOf(investors: Investor[], pause: Pause): Promise<SearchUnit> {
  const head = await buildHeadIndex(investors, pause);
  const theses = await buildThesisIndex(
    investors.map(({ investmentThesis }) => investmentThesis),
    pause,
  );
  return { head: openHeadIndex(head), theses: openThesisIndex(theses), masked: null };
}
