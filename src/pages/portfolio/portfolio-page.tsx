import { ChartPie } from 'lucide-react';
import { portfolioPage as words } from '#src/content/portfolio.ts';
import { useAccount } from '#src/data/use-account.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SignInFirst } from '#src/ui/sign-in-first.tsx';
import { Portfolio } from './portfolio.tsx';
import { PortfolioPlaces } from './portfolio-places.tsx';

export function PortfolioPage() {
  const account = useAccount();
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-4 screenful sm:gap-6">
      <PageHeading onPhone="small" title={words.title} lead={words.lead} />
      {account === undefined && <PortfolioPlaces />}
      {account === null && (
        <SignInFirst
          icon={ChartPie}
          title={words.signIn}
          href={paths.loginThen(paths.portfolio)}
          label={words.login}
        />
      )}
      {account && account.userType !== 'investor' && (
        <EmptyState
          icon={ChartPie}
          title={words.investorsOnly}
          action={<ButtonLink href={paths.dashboard}>{words.dashboard}</ButtonLink>}
        >
          {words.investorsOnlyText}
        </EmptyState>
      )}
      {account?.userType === 'investor' && <Portfolio account={account} />}
    </div>
  );
}
