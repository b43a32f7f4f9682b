import type { ComponentType } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { InvestorDatabase } from './investor-database.tsx';

/** The landing, or the entrepreneur's form in its place. Which of them stands in the address, so that Back works. */
export function FundraisePage({ JoinForm }: { JoinForm: ComponentType<{ onBack: () => void }> }) {
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  if (query.has('join')) return <JoinForm onBack={() => navigate(paths.fundraise, { replace: true })} />;
  return (
    <div className="grid gap-6 md:gap-8">
      <PageHeading
        title="Global Investor Database"
        lead="Search by name, thesis or place, spelling mistakes allowed. The whole list is kept on this device."
      />
      {/* On a phone one below the other: side by side they would fit before the app's own letters have come, and not after. */}
      <div className="flex flex-col gap-3 sm:flex-row">
        <ButtonLink href={paths.joinFundraise} look="primary">
          Join for free
        </ButtonLink>
        <ButtonLink href={paths.joinFundraise}>Start raising for free</ButtonLink>
      </div>
      <h2 className="sr-only">Investors</h2>
      <InvestorDatabase />
    </div>
  );
}
