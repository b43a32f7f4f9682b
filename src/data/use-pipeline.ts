import { usePersonQuery } from '#src/data/database/person-query.ts';
import { ownerOf, rowsOf } from '#src/data/database/rows.ts';
import { blankPipelineDeal, pipelineId } from '#sync/mutations/pipeline.ts';
import type { PipelineDeal } from '#sync/records/pipeline.ts';
import type { Deal } from './pipeline.ts';
import { pipelineDeals } from './pipeline-deals.ts';

/** What the investor at this device keeps about a deal; blank until they do. */
export function usePipelineDeal({ id, title }: Deal): PipelineDeal | undefined {
  return usePersonQuery(
    async (db) => {
      const owner = ownerOf(db);
      const blank = blankPipelineDeal(owner, { opportunityId: id, dealTitle: title });
      return (await rowsOf(db, 'pipeline').get(pipelineId(owner, id))) ?? blank;
    },
    [id],
  );
}

/** The deals that the investor wants to be reminded of, the earliest day first. */
export function useReminders(): (PipelineDeal & { remindOn: string })[] | undefined {
  return usePersonQuery(async (db) => {
    const deals = await pipelineDeals(db);
    return deals
      .flatMap((deal) => (deal.remindOn ? [{ ...deal, remindOn: deal.remindOn }] : []))
      .sort((a, b) => a.remindOn.localeCompare(b.remindOn) || a.dealTitle.localeCompare(b.dealTitle));
  });
}

/** The deals on the investor's shortlist, the newest first. */
export function useShortlist(): (PipelineDeal & { shortlistedAt: string })[] | undefined {
  return usePersonQuery(async (db) => {
    const deals = await pipelineDeals(db);
    return deals
      .flatMap((deal) =>
        deal.shortlistedAt === null ? [] : [{ ...deal, shortlistedAt: deal.shortlistedAt }],
      )
      .sort((a, b) => b.shortlistedAt.localeCompare(a.shortlistedAt));
  });
}

/** Every deal about which the investor keeps something, the latest written first. */
export function usePipeline(): PipelineDeal[] | undefined {
  return usePersonQuery(async (db) => {
    const deals = await pipelineDeals(db);
    return deals.filter(isKept).sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  });
}

/** How many deals stand in either list; of a founder none. */
export function usePipelineCounts(): { shortlisted: number; pipeline: number } | undefined {
  return usePersonQuery(async (db) => {
    const deals = (await rowsOf(db, 'pipeline').toArray()).filter(isKept);
    const shortlisted = deals.filter(({ shortlistedAt }) => shortlistedAt !== null);
    return { shortlisted: shortlisted.length, pipeline: deals.length };
  });
}

function isKept({ stage, rating, note, shortlistedAt, remindOn }: PipelineDeal): boolean {
  return stage !== 'new' || rating !== null || note !== '' || shortlistedAt !== null || Boolean(remindOn);
}
