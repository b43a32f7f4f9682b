import { formatAmount } from '#src/lib/format-amount.ts';
import { Card } from '#src/ui/card.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import type { Opportunity } from '#sync/records/opportunity.ts';
import type { dealOf } from './deal-of.ts';

/** A deal in figures. `deal`: the same deal, its amounts ready to read. */
export function DealSummary({
  opportunity: { raisedAmount, currency, title },
  deal: { total, minimum, raisedPercent },
}: {
  opportunity: Opportunity;
  deal: ReturnType<typeof dealOf>;
}) {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-lg font-semibold">Investment Summary</h2>
      <p className="mt-3 text-2xl font-bold tabular-nums">{formatAmount(raisedAmount, currency)}</p>
      <p className="mb-3 text-quiet">
        raised of {total} ({raisedPercent}%)
      </p>
      <ProgressBar percent={raisedPercent} label={`Raised by ${title}`} />
      <div className="mt-3">
        <Facts
          facts={[
            { name: 'Total Required', value: total },
            { name: 'Minimum Investment', value: minimum },
          ]}
        />
      </div>
    </Card>
  );
}
