import { illustrative } from '#src/content/figures.ts';
import { hero } from '#src/content/home.ts';
import { useAccount } from '#src/data/use-account.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FigureLine } from '#src/ui/figure-line.tsx';
import { Hero } from '#src/ui/hero.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { OnThisDevice } from './on-this-device.tsx';
import { useWayTo } from './use-way-to.ts';

export function HomeHero() {
  const account = useAccount();
  const wayTo = useWayTo();
  const isFounder = account?.userType === 'entrepreneur';
  return (
    <Hero aside={<OnThisDevice />} below={<FigureLine figures={hero.figures} footnote={illustrative} />}>
      <PageHeading large title={hero.title} lead={hero.lead} />
      <div className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
        {account ? (
          <ButtonLink href={isFounder ? paths.submitPitch : paths.explore} look="primary">
            {isFounder ? 'Submit a pitch' : 'Explore opportunities'}
          </ButtonLink>
        ) : (
          <ButtonLink href={paths.signup} look="primary">
            {hero.join}
          </ButtonLink>
        )}
        <ButtonLink href={wayTo(paths.aiAnalysis)}>{hero.analysis}</ButtonLink>
      </div>
      <p className="text-sm text-quiet">{hero.claims}</p>
    </Hero>
  );
}
