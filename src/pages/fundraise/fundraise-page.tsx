import { PageHeading } from '#src/ui/page-heading.tsx';
import { InvestorDatabase } from './investor-database.tsx';

export function FundraisePage() {
  return (
    <div className="grid gap-6 md:gap-8">
      <PageHeading
        title="Global Investor Database"
        lead="Search by name, thesis or place, spelling mistakes allowed. The whole list is kept on this device."
      />
      <h2 className="sr-only">Investors</h2>
      <InvestorDatabase />
    </div>
  );
}
