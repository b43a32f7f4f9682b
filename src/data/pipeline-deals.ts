import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import type { PipelineDeal } from '#sync/records/pipeline.ts';

/** What the investor keeps of deals, each by the name that its pitch has now, where that is on this device. */
export async function pipelineDeals(db: PersonDb): Promise<PipelineDeal[]> {
  const deals = await rowsOf(db, 'pipeline').toArray();
  const pitches = await rowsOf(db, 'opportunities').bulkGet(deals.map((deal) => deal.opportunityId));
  return deals.map((deal, at) => ({ ...deal, dealTitle: pitches[at]?.title ?? deal.dealTitle }));
}
