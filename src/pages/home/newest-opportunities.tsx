import { Compass } from 'lucide-react';
import { useAccount } from '#src/data/use-account.ts';
import { useEverSynced } from '#src/data/use-ever-synced.ts';
import { useOpportunities } from '#src/data/use-opportunities.ts';
import { dealOf, isListed } from '#src/lib/deal-of.ts';
import { paths } from '#src/paths.ts';
import { useMayArrive } from '#src/state/use-may-arrive.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { CardRow } from '#src/ui/card-row.tsx';
import { DealCard } from '#src/ui/deal-card.tsx';
import { DealGridSkeleton } from '#src/ui/deal-grid.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';

const shown = 3;

export function NewestOpportunities() {
  return (
    <section>
      <SectionHeading
        title="Newest opportunities"
        lead="Founders who are raising now."
        more={
          <ButtonLink href={paths.explore} small>
            Browse all opportunities
          </ButtonLink>
        }
      />
      <Newest />
    </section>
  );
}

function Newest() {
  const opportunities = useOpportunities();
  const account = useAccount();
  const everSynced = useEverSynced();
  const mayArrive = useMayArrive();
  const newest = opportunities
    ?.filter(isListed)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, shown);
  const isFirstFetch = newest?.length === 0 && !everSynced && mayArrive;
  if (newest === undefined || isFirstFetch) return <DealGridSkeleton cards={shown} />;
  if (newest.length === 0) {
    return (
      <EmptyState icon={Compass} title="No opportunities here yet">
        They appear, and stay for reading offline, once this device has been online.
      </EmptyState>
    );
  }
  return (
    <CardRow>
      {newest.map((opportunity) => {
        const href = paths.opportunity(opportunity.id);
        return (
          <li key={opportunity.id}>
            <DealCard
              deal={dealOf(opportunity)}
              href={href}
              detailsHref={account ? href : paths.registerThen(href)}
            />
          </li>
        );
      })}
    </CardRow>
  );
}
