import { type ComponentType, type MouseEvent, memo, useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { illustrative } from '#src/content/figures.ts';
import { fundraise as words } from '#src/content/fundraise.ts';
import { useAccount } from '#src/data/use-account.ts';
import { isComingBack } from '#src/lib/is-coming-back.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FigureLine } from '#src/ui/figure-line.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { usePartLink } from '#src/ui/use-part-link.ts';
import { useScrollToHash } from '#src/ui/use-scroll-to-hash.ts';
import { BrowseInvestors } from './browse-investors.tsx';
import { InvestorDatabase } from './investor-database.tsx';
import { InvestorLists } from './investor-lists.tsx';
import { databaseAddress, databaseFilters, databaseId } from './list-address.ts';

/** `onLanding`: to the landing from its beginning. */
type JoinFormProps = { onLanding: () => void };

/** The landing, or the entrepreneur's form in its place. Which of them stands in the address, so that Back works. */
export function FundraisePage({ JoinForm }: { JoinForm: ComponentType<JoinFormProps> }) {
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  if (!query.has('join')) return <Landing />;
  const toLanding = () => {
    navigate(paths.fundraise, { replace: true });
    scrollTo(0, 0);
  };
  return <JoinForm onLanding={toLanding} />;
}

/** Drawn once: what one types in the database changes the address, and nothing else of this page. */
const Landing = memo(function Landing() {
  useScrollToHash();
  useScrollToAsked();
  return (
    <div className="grid gap-12 md:gap-16 *:min-w-0">
      <div className="grid gap-7">
        <PageHeading large title={words.title} lead={words.lead} />
        <Calls />
        <FigureLine figures={words.figures} footnote={illustrative} />
      </div>
      <BrowseInvestors />
      <div id={databaseId} tabIndex={-1} className="scroll-mt-22 outline-none">
        <SectionHeading title={words.database.title} lead={`${words.database.lead}*`} />
        <InvestorDatabase />
      </div>
      <InvestorLists />
    </div>
  );
});

/** Whoever opens a link that asks something of the database is led to its answer; who comes back, to where they were. */
function useScrollToAsked(): void {
  useEffect(() => {
    const address = new URLSearchParams(location.search);
    const isAsked = databaseFilters.some((filter) => address.has(filter));
    if (isAsked && isFirstLook()) document.getElementById(databaseId)?.scrollIntoView();
  }, []);
}

function isFirstLook(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // what entries of that type are
  return load?.type === 'navigate' && location.hash === '' && !isComingBack();
}

/** On a phone one below the other: side by side they would fit before the app's own letters have come, and not after. */
function Calls() {
  const account = useAccount();
  const [, navigate] = useLocation();
  const toDatabase = usePartLink(databaseAddress);
  const isInvestor = account?.userType === 'investor';
  // The form takes this page's place, and begins at its own top.
  const join = (event: MouseEvent) => {
    event.preventDefault();
    navigate(paths.joinFundraise, { state: { joined: true } });
    scrollTo(0, 0);
  };
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
      {account ? (
        !isInvestor && (
          <ButtonLink href={paths.submitPitch} look="primary">
            {words.submit}
          </ButtonLink>
        )
      ) : (
        <>
          <ButtonLink href={paths.joinFundraise} look="primary" onClick={join}>
            {words.join}
          </ButtonLink>
          <ButtonLink href={paths.joinFundraise} onClick={join}>
            {words.start}
          </ButtonLink>
        </>
      )}
      <ButtonLink href={databaseAddress} look={isInvestor ? 'primary' : 'plain'} onClick={toDatabase}>
        {words.toDatabase}
      </ButtonLink>
    </div>
  );
}
