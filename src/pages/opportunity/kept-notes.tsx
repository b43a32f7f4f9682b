import { useKeptDeal } from '#src/data/use-kept-deal.ts';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { PipelinePanel } from './pipeline-panel.tsx';

/** What an investor keeps about a deal that is not on this device, or no longer to be had: it stays theirs to read and to let go. */
export function KeptNotes({ opportunityId }: { opportunityId: string }) {
  const deal = useKeptDeal(opportunityId);
  if (!deal) return null;
  return (
    <section className="wrap-anywhere">
      <SectionHeading title={deal.title} />
      <PipelinePanel opportunity={deal} />
    </section>
  );
}
