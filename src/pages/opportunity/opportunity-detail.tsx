import { useEffect } from 'react';
import { reviewWords } from '#src/content/admin.ts';
import { similarWords } from '#src/content/deal-tools.ts';
import { noteView } from '#src/data/views.ts';
import { useOwnMetadata } from '#src/state/own-metadata.ts';
import { Notice } from '#src/ui/notice.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { metadataOfOpportunity } from '#sync/metadata/of-records.ts';
import type { Account } from '#sync/records/account.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { AnalysisCard } from './analysis-card.tsx';
import { ConnectPanel } from './connect-panel.tsx';
import { DealLine } from './deal-line.tsx';
import { DealMarks } from './deal-marks.tsx';
import { dealOf } from './deal-of.ts';
import { DealSteps, NextDeal } from './deal-steps.tsx';
import { DealStory } from './deal-story.tsx';
import { DealSummary } from './deal-summary.tsx';
import { DealTools } from './deal-tools.tsx';
import { DealUpdates } from './deal-updates.tsx';
import { OwnDealMarks } from './own-deal-marks.tsx';
import { PipelinePanel } from './pipeline-panel.tsx';
import { RecordHere } from './record-here.tsx';
import { RoundPanel } from './round-panel.tsx';
import { SimilarOpportunities } from './similar-opportunities.tsx';
import { useDealPlace } from './use-deal-place.ts';

export function OpportunityDetail({
  opportunity,
  reader,
}: {
  opportunity: Opportunity;
  /** Null for a guest. */
  reader: Account | null;
}) {
  const { id } = opportunity;
  const place = useDealPlace(id);
  const isInvestor = reader?.userType === 'investor';
  useEffect(() => {
    if (isInvestor) noteView(id).catch(reportError);
  }, [id, isInvestor]);
  useOwnMetadata(metadataOfOpportunity(opportunity));
  return (
    <div className="grid gap-8">
      <header className="grid gap-4">
        <DealSteps place={place} />
        {reader?.id === opportunity.founderId ? (
          <OwnDealMarks opportunity={opportunity} />
        ) : (
          <DealMarks opportunity={opportunity} />
        )}
        <PageHeading title={opportunity.title} lead={<DealLine opportunity={opportunity} />} />
        <DealTools opportunity={opportunity} reader={reader} />
      </header>
      {opportunity.status === 'declined' && opportunity.reviewNote && (
        <Notice look="warn" title={reviewWords.declined}>
          {opportunity.reviewNote}
        </Notice>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        {/* On a phone a founder's own buttons, under what the review says, are not below a long story. */}
        <div className="grid gap-6 lg:col-start-2">
          <RoundPanel opportunity={opportunity} reader={reader} />
          <DealSummary opportunity={opportunity} deal={dealOf(opportunity)} />
        </div>
        <div className="grid gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <DealStory opportunity={opportunity} />
          <DealUpdates opportunity={opportunity} />
          {isInvestor && (
            <PipelinePanel opportunity={opportunity}>
              <RecordHere opportunity={opportunity} />
            </PipelinePanel>
          )}
        </div>
        <div className="lg:col-start-2">
          <AnalysisCard opportunity={opportunity} />
          <ConnectPanel opportunity={opportunity} />
        </div>
      </div>
      <NextDeal place={place} />
      <section className="print:hidden">
        <SectionHeading title="Similar Opportunities" lead={similarWords.lead} />
        <SimilarOpportunities to={opportunity} />
      </section>
    </div>
  );
}
