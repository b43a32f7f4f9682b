import { MapPin, Wallet } from 'lucide-react';
import type { FoundInvestor } from '#src/directory/search-messages.ts';
import { AddToList } from '#src/pages/approaches/add-to-list.tsx';
import { sourceOf } from '#src/pages/approaches/source-of.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { MarkedText } from '#src/ui/marked-text.tsx';
import { chequeSize } from './cheque-size.ts';
import { InvestorStages } from './investor-stages.tsx';
import { InvestorTypes } from './investor-types.tsx';
import { passage } from './passage.ts';
import { preview, previewEnd } from './preview.ts';

/** What one sees of an investor in the list. */
export function InvestorCard({ found, onOpen }: { found: FoundInvestor; onOpen: () => void }) {
  const { investor, ranges } = found;
  const { name, globalHQ, investmentThesis, firstChequeMinimum, firstChequeMaximum } = investor;
  const shown = previewEnd(investmentThesis);
  const around = passage(found);
  return (
    <Card className="flex min-w-0 flex-col gap-3 p-5">
      <h3 className="text-lg font-semibold break-words">
        <MarkedText text={name} ranges={ranges.name} />
      </h3>
      <div className="grid gap-1.5 text-sm">
        <InvestorTypes investor={investor} />
        {globalHQ !== '' && (
          <p className="flex gap-1.5 text-quiet">
            <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 break-words">
              <span className="sr-only">HQ: </span>
              <MarkedText text={globalHQ} ranges={ranges.globalHQ} />
            </span>
          </p>
        )}
        <p className="flex gap-1.5 font-medium tabular-nums">
          <Wallet aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            <span className="sr-only">Check size: </span>
            {chequeSize(firstChequeMinimum, firstChequeMaximum)}
          </span>
        </p>
      </div>
      <InvestorStages investor={investor} />
      {investmentThesis !== '' && (
        <p className="text-sm break-words text-quiet">
          <MarkedText
            text={preview(investmentThesis)}
            ranges={ranges.investmentThesis.filter(([start]) => start < shown)}
          />
        </p>
      )}
      {around && (
        <p className="text-sm break-words text-quiet">
          <MarkedText {...around} />
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-2 pt-1">
        <Button small id={`investor-${investor.id}`} onClick={onOpen} aria-label={`View Details of ${name}`}>
          View Details
        </Button>
        <AddToList source={sourceOf(investor)} small />
      </div>
    </Card>
  );
}
