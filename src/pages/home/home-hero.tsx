import { useAccount } from '#src/data/use-account.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Hero } from '#src/ui/hero.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { OnThisDevice } from './on-this-device.tsx';

export function HomeHero() {
  const account = useAccount();
  return (
    <Hero aside={<OnThisDevice />}>
      <PageHeading
        large
        title="Angel investing in India, wherever you are"
        documentTitle="Pankh: AI-Powered Investment Network"
        lead="Review deals on a flight, write your pitch on a train. Pankh keeps opportunities, investors and your drafts on your device, and sends your work when the network is back."
      />
      <div className="flex flex-wrap gap-3">
        {account ? (
          <ButtonLink href={paths.submitPitch} look="primary">
            {account.userType === 'entrepreneur' ? 'Submit a pitch' : 'Write a pitch'}
          </ButtonLink>
        ) : (
          <ButtonLink href={paths.register} look="primary">
            Join the network
          </ButtonLink>
        )}
        <ButtonLink href={paths.explore}>Search opportunities</ButtonLink>
      </div>
    </Hero>
  );
}
