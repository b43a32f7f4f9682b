import { MapPin, Wallet } from 'lucide-react';
import type { FoundInvestor } from '#src/directory/search-messages.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { MarkedText } from '#src/ui/marked-text.tsx';
import { chequeSize } from './cheque-size.ts';
import { InvestorStages } from './investor-stages.tsx';
import { InvestorTypes } from './investor-types.tsx';
import { preview } from './preview.ts';

/** What one sees of an investor in the list. */
export function InvestorCard({
  found: { investor, ranges },
  onOpen,
}: {
  found: FoundInvestor;
  onOpen: () => void;
}) {
  const { name, globalHQ, investmentThesis, firstChequeMinimum, firstChequeMaximum } = investor;
  return (
    <Card className="flex min-w-0 flex-col gap-3 p-5">
      <div className="grid gap-1">
        <h3 className="text-lg font-semibold break-words">
          <MarkedText text={name} ranges={ranges.name} />
        </h3>
        <InvestorTypes investor={investor} />
      </div>
      {globalHQ !== '' && (
        <p className="flex gap-2 text-quiet">
          <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0" />
          <span className="min-w-0 break-words">
            <span className="sr-only">HQ: </span>
            <MarkedText text={globalHQ} ranges={ranges.globalHQ} />
          </span>
        </p>
      )}
      <p className="flex gap-2 font-medium tabular-nums">
        <Wallet aria-hidden="true" className="mt-1 size-4 shrink-0" />
        <span>
          <span className="sr-only">Check size: </span>
          {chequeSize(firstChequeMinimum, firstChequeMaximum)}
        </span>
      </p>
      <InvestorStages investor={investor} />
      {investmentThesis !== '' && (
        <p className="text-sm break-words text-quiet">
          <MarkedText text={preview(investmentThesis)} ranges={ranges.investmentThesis} />
        </p>
      )}
      <div className="mt-auto pt-1">
        <Button small onClick={onOpen} aria-label={`View Details of ${name}`}>
          View Details
        </Button>
      </div>
    </Card>
  );
}
