import { Users } from 'lucide-react';
import { stagesOf, typesOf } from '#src/directory/listed.ts';
import { useInvestor } from '#src/directory/use-investor.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { CardRow } from '#src/ui/card-row.tsx';
import { DealGridSkeleton } from '#src/ui/deal-grid.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { InvestorSample } from '#src/ui/investor-sample.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';

/** The first three of the directory. Ids are dense, so that they are there when it is. */
export function SampleInvestors() {
  const first = useInvestor(1);
  const second = useInvestor(2);
  const third = useInvestor(3);
  const investors = [first, second, third].filter((investor) => investor !== null && investor !== undefined);
  const isLoading = first === undefined;
  return (
    <section>
      <SectionHeading
        title="Investors"
        lead="From the global investor database."
        more={
          <ButtonLink href={paths.fundraise} small>
            Browse all investors
          </ButtonLink>
        }
      />
      {isLoading && <DealGridSkeleton cards={3} label="Loading investors" />}
      {!isLoading && investors.length === 0 && (
        <EmptyState icon={Users} title="No investors here yet">
          The list appears once it has been brought to this device, and can then be searched without a
          network.
        </EmptyState>
      )}
      {investors.length > 0 && (
        <CardRow>
          {investors.map((investor) => (
            <li key={investor.id}>
              <InvestorSample
                href={paths.investorInDatabase(investor.id)}
                name={investor.name}
                place={investor.globalHQ}
                type={typesOf(investor).join(', ')}
                stages={stagesOf(investor).join(', ')}
                thesis={investor.investmentThesis}
              />
            </li>
          ))}
        </CardRow>
      )}
    </section>
  );
}
