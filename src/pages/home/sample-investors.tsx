import { fictional, investors as words } from '#src/content/home.ts';
import { sampleInvestors } from '#src/content/home-samples.ts';
import { isLasting } from '#src/data/database/is-lasting.ts';
import { useDatabaseFault } from '#src/data/database/use-database-fault.ts';
import { useEverSynced } from '#src/data/database/use-ever-synced.ts';
import { useInvestorCards } from '#src/data/use-investor-cards.ts';
import { rangeOf } from '#src/lib/range-of.ts';
import { paths } from '#src/paths.ts';
import { useCountry } from '#src/state/country.ts';
import { useMayArrive } from '#src/state/use-may-arrive.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { DealGridSkeleton } from '#src/ui/deal-grid.tsx';
import { InvestorSample } from '#src/ui/investor-sample.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { SnapRow } from '#src/ui/snap-row.tsx';
import type { InvestorCard } from '#sync/records/investor-card.ts';
import { firstOfCountry } from './first-of-country.ts';
import { useWayTo } from './use-way-to.ts';

const shown = 6;

/** The investors of the network who say most of themselves, those of the chosen country first; fictional ones until they are here. */
export function SampleInvestors() {
  const investors = useInvestorCards();
  const { place } = useCountry();
  const everSynced = useEverSynced();
  const mayArrive = useMayArrive();
  const wayTo = useWayTo();
  const isUnread = isLasting(useDatabaseFault());
  const telling = investors?.toSorted((a, b) => saidBy(b) - saidBy(a));
  const first = telling && firstOfCountry(telling, place, shown).map(glanceOf);
  const isFirstFetch = first?.length === 0 && !everSynced && mayArrive;
  const isSample = first ? first.length === 0 : isUnread;
  const cards = isSample ? samples : first;
  const [title, lead] =
    isSample && !isFirstFetch ? [words.sampleTitle, fictional] : [words.title, words.lead];
  return (
    <section aria-label={title}>
      <SectionHeading
        title={title}
        lead={lead}
        more={
          <ButtonLink href={wayTo(paths.investorSearch)} small>
            {words.browse}
          </ButtonLink>
        }
      />
      {cards === undefined || isFirstFetch ? (
        <DealGridSkeleton cards={3} label="Loading investors" />
      ) : (
        <SnapRow label={title}>
          {cards.map(({ id, ...card }) => (
            <li key={id}>
              <InvestorSample {...card} />
            </li>
          ))}
        </SnapRow>
      )}
    </section>
  );
}

/** How many of the things a card shows they have told; what they hide is blank. */
function saidBy(investor: InvestorCard): number {
  const { place, range, about, expertise } = glanceOf(investor);
  return [place, range, about, expertise].filter((text) => text !== '').length;
}

function glanceOf(investor: InvestorCard) {
  return {
    id: investor.id,
    href: paths.investor(investor.id),
    name: investor.fullName,
    place: investor.location,
    range: rangeOf(investor) ?? '',
    about: investor.bio,
    expertise: investor.areasOfExpertise.join(', '),
  };
}

const samples = sampleInvestors.map((investor) => ({
  ...investor,
  id: investor.name,
  href: paths.investorSearch,
}));
