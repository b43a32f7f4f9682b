import { fictional, investors as words } from '#src/content/home.ts';
import { sampleInvestors } from '#src/content/home-samples.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { DealGridSkeleton } from '#src/ui/deal-grid.tsx';
import { InvestorSample } from '#src/ui/investor-sample.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { SnapRow } from '#src/ui/snap-row.tsx';
import { useFirstInvestors } from './use-first-investors.ts';
import { useWayTo } from './use-way-to.ts';

/** The first three of the directory; fictional ones until it is here. */
export function SampleInvestors() {
  const wayTo = useWayTo();
  const investors = useFirstInvestors();
  const isSample = !investors?.length;
  const cards = isSample ? samples : investors;
  return (
    <section aria-label={words.title}>
      <SectionHeading
        title={words.title}
        lead={isSample ? fictional : words.lead}
        more={
          <ButtonLink href={wayTo(paths.fundraise)} small>
            {words.browse}
          </ButtonLink>
        }
      />
      {investors === undefined ? (
        <DealGridSkeleton cards={3} label="Loading investors" />
      ) : (
        <SnapRow label={words.title}>
          {cards.map((card) => (
            <li key={card.name}>
              <InvestorSample {...card} />
            </li>
          ))}
        </SnapRow>
      )}
    </section>
  );
}

const samples = sampleInvestors.map(({ name, place, range, about, expertise }) => ({
  href: paths.fundraise,
  name,
  place,
  type: range,
  stages: expertise,
  thesis: about,
}));
