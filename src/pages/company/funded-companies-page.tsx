import { Building2 } from 'lucide-react';
import { fundedCompanies as words } from '#src/content/pages/funded-companies.ts';
import { useDealsHere } from '#src/data/database/use-deals-here.ts';
import { useOpportunities } from '#src/data/use-opportunities.ts';
import { countOf } from '#src/lib/count-of.ts';
import { isListed } from '#src/pages/opportunity/deal-of.ts';
import { NothingFetched } from '#src/pages/opportunity/nothing-fetched.tsx';
import { NeedsDatabase } from '#src/pages/storage/needs-database.tsx';
import { paths } from '#src/paths.ts';
import { BulletList } from '#src/ui/bullet-list.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { DealGridSkeleton } from '#src/ui/deal-grid.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { raisedPercentage } from '#sync/rules/raised-percentage.ts';
import { RoundCards } from './round-cards.tsx';

const mostNext = 3;

export function FundedCompaniesPage() {
  const all = useOpportunities();
  const found = all?.filter(isFunded);
  const standing = useDealsHere(found);
  const funded = standing === 'here' ? found : undefined;
  const closest = all && closestToFull(all);
  const next = standing === 'arriving' && closest?.length === 0 ? undefined : closest;
  const { title, lead, meaning } = words;
  return (
    <div className="grid gap-10">
      <PageHeading title={title} lead={lead} />
      <NeedsDatabase>
        <section>
          <SectionHeading title={funded ? countOf(funded.length, 'funded round') : 'Funded rounds'} />
          {standing === 'missing' ? <NothingFetched /> : <Rounds funded={funded} />}
        </section>
        {next?.length !== 0 && (
          <section>
            <SectionHeading title={words.next.title} lead={words.next.lead} />
            {/* As tall as what arrives, or taller: what stands below does not come into view and jump. */}
            {next ? <RoundCards rounds={next} /> : <DealGridSkeleton cards={mostNext} />}
          </section>
        )}
      </NeedsDatabase>
      <section>
        <SectionHeading title={meaning.title} />
        <BulletList points={meaning.points} />
      </section>
    </div>
  );
}

function Rounds({ funded }: { funded: Opportunity[] | undefined }) {
  if (!funded) return <DealGridSkeleton cards={3} />;
  if (funded.length > 0) return <RoundCards rounds={funded} />;
  return (
    <EmptyState
      icon={Building2}
      title={words.empty.title}
      action={
        <>
          <ButtonLink href={paths.explore} look="primary">
            {words.empty.explore}
          </ButtonLink>
          <ButtonLink href={paths.submitPitch}>{words.empty.pitch}</ButtonLink>
        </>
      }
    >
      {words.empty.text}
    </EmptyState>
  );
}

/** A founder's word alone makes no funded round: somebody has reviewed it. */
function isFunded(opportunity: Opportunity): boolean {
  return opportunity.status === 'closed' || (opportunity.status === 'active' && isFull(opportunity));
}

function isFull(opportunity: Opportunity): boolean {
  return raisedPercentage(opportunity) >= 100;
}

/** A few that are on their way, where anything was raised at all. */
function closestToFull(opportunities: Opportunity[]): Opportunity[] {
  return opportunities
    .filter((one) => isListed(one) && !isFull(one) && one.raisedAmount > 0)
    .sort((a, b) => raisedPercentage(b) - raisedPercentage(a))
    .slice(0, mostNext);
}
