import { Building2 } from 'lucide-react';
import { fundedCompanies } from '#src/content/pages/funded-companies.ts';
import { useAccount } from '#src/data/use-account.ts';
import { useOpportunities } from '#src/data/use-opportunities.ts';
import { countOf } from '#src/lib/count-of.ts';
import { dealOf, raisedPercent } from '#src/lib/deal-of.ts';
import { trackDetails } from '#src/lib/track.ts';
import { paths } from '#src/paths.ts';
import { BulletList } from '#src/ui/bullet-list.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { DealCard } from '#src/ui/deal-card.tsx';
import { DealGrid, DealGridSkeleton } from '#src/ui/deal-grid.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ListRoom } from '#src/ui/list-room.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import type { Opportunity } from '#sync/records/opportunity.ts';

export function FundedCompaniesPage() {
  const funded = useOpportunities()?.filter(isFunded);
  const { title, lead, meaning } = fundedCompanies;
  return (
    <div className="grid gap-10">
      <PageHeading title={title} lead={lead} />
      <section>
        <SectionHeading title={funded ? countOf(funded.length, 'funded round') : 'Funded rounds'} />
        <ListRoom>
          <Rounds funded={funded} />
        </ListRoom>
      </section>
      <section>
        <SectionHeading title={meaning.title} />
        <BulletList points={meaning.points} />
      </section>
    </div>
  );
}

function Rounds({ funded }: { funded: Opportunity[] | undefined }) {
  const account = useAccount();
  if (!funded) return <DealGridSkeleton cards={3} />;
  if (funded.length === 0) {
    return (
      <EmptyState
        icon={Building2}
        title="No funded rounds here yet"
        action={<ButtonLink href={paths.explore}>Explore opportunities</ButtonLink>}
      >
        Rounds appear here when they are full or closed.
      </EmptyState>
    );
  }
  return (
    <DealGrid>
      {funded.map((opportunity) => {
        const href = paths.opportunity(opportunity.id);
        return (
          <li key={opportunity.id}>
            <DealCard
              deal={dealOf(opportunity)}
              href={href}
              detailsHref={account ? href : paths.signupThen(href)}
              onDetails={() => trackDetails(opportunity.id)}
            />
          </li>
        );
      })}
    </DealGrid>
  );
}

function isFunded(opportunity: Opportunity): boolean {
  return opportunity.status === 'closed' || raisedPercent(opportunity) >= 100;
}
