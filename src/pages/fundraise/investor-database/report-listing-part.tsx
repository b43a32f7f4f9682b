import { reportListingWords as words } from '#src/content/report.ts';
import { ReportThis } from '#src/pages/report/report-this.tsx';
import { paths } from '#src/paths.ts';
import type { Investor } from '#sync/records/investor.ts';
import { listingReasons } from '#sync/records/report.ts';

export function ReportListingPart({ investor, onClose }: { investor: Investor; onClose: () => void }) {
  return (
    <ReportThis
      about={{ subject: 'listing', subjectId: String(investor.id), subjectName: investor.name }}
      href={paths.investorInDatabase(investor.id)}
      words={words}
      reasons={listingReasons}
      onClose={onClose}
    />
  );
}
