import { previewWords as words } from '#src/content/pitch-preview.ts';
import type { dealOf } from '#src/pages/opportunity/deal-of.ts';
import { DealCard } from '#src/ui/deal-card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { DealLine } from '../opportunity/deal-line.tsx';
import { DealMarks } from '../opportunity/deal-marks.tsx';
import { DealStory } from '../opportunity/deal-story.tsx';
import { DealSummary } from '../opportunity/deal-summary.tsx';

/** A deal that is not one yet, as the list and its own page will show it. */
export function PreviewView({
  opportunity,
  deal,
}: {
  opportunity: Opportunity;
  deal: ReturnType<typeof dealOf>;
}) {
  return (
    <div className="grid gap-6">
      <Notice>{words.private}</Notice>
      <section aria-label={words.card} className="grid gap-3">
        <p className="text-quiet">{words.card}</p>
        <div className="max-w-sm">
          <DealCard deal={deal} />
        </div>
      </section>
      <section aria-label={words.page} className="grid gap-4">
        <p className="text-quiet">{words.page}</p>
        <DealMarks opportunity={opportunity} />
        <p className="text-3xl font-bold wrap-anywhere">{opportunity.title}</p>
        <p className="text-quiet">
          <DealLine opportunity={opportunity} />
        </p>
        <DealSummary opportunity={opportunity} deal={deal} />
        <DealStory opportunity={opportunity} />
      </section>
    </div>
  );
}
