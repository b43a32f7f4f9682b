import { lazy, Suspense, useState } from 'react';
import { dealTools as words } from '#src/content/deal-tools.ts';
import { Button } from '#src/ui/button.tsx';
import { pitchStages } from '#sync/catalog.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';

const RecordInvestment = lazy(async () => {
  const { RecordInvestment } = await import('#src/pages/portfolio/record-investment.tsx');
  return { default: RecordInvestment };
});

/** Notes in the portfolio what was put into this deal. */
export function RecordHere({ opportunity: { id, title, stage, currency } }: { opportunity: Opportunity }) {
  const [isOpen, setOpen] = useState(false);
  const about = {
    opportunityId: id,
    company: title,
    stage: pitchStages.find((known) => known === stage) ?? '',
    currency,
  };
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{words.record}</Button>
      {isOpen && (
        <Suspense>
          <RecordInvestment about={about} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
