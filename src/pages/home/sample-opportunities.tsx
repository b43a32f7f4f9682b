import { fictional, opportunities as words } from '#src/content/home.ts';
import { sampleDeals } from '#src/content/home-samples.ts';
import { isLasting } from '#src/data/database/is-lasting.ts';
import { useDatabaseFault } from '#src/data/database/use-database-fault.ts';
import { useEverSynced } from '#src/data/database/use-ever-synced.ts';
import { useOpportunities } from '#src/data/use-opportunities.ts';
import { useWayToDeal } from '#src/data/use-way-to-deal.ts';
import { trackDetails } from '#src/lib/track.ts';
import { dealOf, isListed } from '#src/pages/opportunity/deal-of.ts';
import { paths } from '#src/paths.ts';
import { useCountry } from '#src/state/country.ts';
import { useMayArrive } from '#src/state/use-may-arrive.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { DealCard } from '#src/ui/deal-card.tsx';
import { DealGridSkeleton } from '#src/ui/deal-grid.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { SnapRow } from '#src/ui/snap-row.tsx';
import { firstOfCountry } from './first-of-country.ts';
import { useWayTo } from './use-way-to.ts';

const shown = 6;

/** The newest on this device, those of the chosen country first; fictional ones where there are none. */
export function SampleOpportunities() {
  const opportunities = useOpportunities();
  const { place } = useCountry();
  const everSynced = useEverSynced();
  const mayArrive = useMayArrive();
  const wayTo = useWayTo();
  const isUnread = isLasting(useDatabaseFault());
  const wayToDeal = useWayToDeal();
  const newest =
    opportunities &&
    firstOfCountry(opportunities.filter(isListed), place, shown).map((opportunity) => ({
      id: opportunity.id,
      deal: dealOf(opportunity),
      href: paths.opportunity(opportunity.id),
    }));
  const isFirstFetch = newest?.length === 0 && !everSynced && mayArrive;
  const isSample = newest ? newest.length === 0 : isUnread;
  const cards = isSample ? sampleDeals.map((deal) => ({ id: null, deal, href: paths.explore })) : newest;
  const [title, lead] =
    isSample && !isFirstFetch ? [words.sampleTitle, fictional] : [words.title, words.lead];
  return (
    <section aria-label={title}>
      <SectionHeading
        title={title}
        lead={lead}
        more={
          <ButtonLink href={wayTo(paths.explore)} small>
            {words.browse}
          </ButtonLink>
        }
      />
      {cards === undefined || isFirstFetch ? (
        <DealGridSkeleton cards={3} />
      ) : (
        <SnapRow label={title}>
          {cards.map(({ id, deal, href }) => (
            <li key={id ?? deal.title}>
              <DealCard
                deal={deal}
                href={href}
                detailsHref={wayToDeal(href)}
                onDetails={() => id !== null && trackDetails(id)}
              />
            </li>
          ))}
        </SnapRow>
      )}
    </section>
  );
}
