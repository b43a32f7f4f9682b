import { ExternalLink } from 'lucide-react';
import { useEffect } from 'react';
import { investorSearchWords } from '#src/content/ai-search.ts';
import { notShownWords } from '#src/content/directory.ts';
import { useInvestor } from '#src/directory/use-investor.ts';
import { webAddress } from '#src/lib/web-address.ts';
import { AddToList } from '#src/pages/approaches/add-to-list.tsx';
import { sourceOf } from '#src/pages/approaches/source-of.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { ExternalButton } from '#src/ui/external-button.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { Investor } from '#sync/records/investor.ts';
import { listed, stagesOf } from '#sync/search/listed.ts';
import { chequeSize } from './cheque-size.ts';
import { InvestorStages } from './investor-stages.tsx';
import { InvestorTypes } from './investor-types.tsx';
import { originWords } from './origin-words.ts';
import { ReportListing } from './report-listing.tsx';

/** Everything the list says of one investor. */
export function InvestorDialog({
  id,
  onClose,
  onAdvice,
}: {
  id: number;
  onClose: () => void;
  /** What somebody does who wants to know how to approach them. */
  onAdvice: (investor: Investor) => void;
}) {
  const asked = useInvestor(id);
  const investor = typeof asked === 'object' ? asked : null;
  useEffect(
    () => () => void import('./focus-card.ts').then(({ focusCardOf }) => focusCardOf(id), reportError),
    [id],
  );

  return (
    <Dialog
      title={investor?.name ?? 'Investor'}
      onClose={onClose}
      actions={
        investor && (
          <>
            <Button
              onClick={() => {
                onClose();
                onAdvice(investor);
              }}
            >
              {investorSearchWords.advice}
            </Button>
            <AddToList source={sourceOf(investor)} />
            <VisitWebsite website={investor.website} />
          </>
        )
      }
    >
      {asked === undefined && <Skeleton className="h-48" />}
      {typeof asked === 'string' && <p>{notShownWords[asked]}</p>}
      {investor && <InvestorDetails investor={investor} />}
    </Dialog>
  );
}

function VisitWebsite({ website }: { website: string }) {
  const address = webAddress(website);
  if (!address) return null;
  return (
    <ExternalButton href={address}>
      Visit Website
      <ExternalLink aria-hidden="true" className="size-4" />
    </ExternalButton>
  );
}

function InvestorDetails({ investor }: { investor: Investor }) {
  const origin = originWords(investor);
  const facts = [
    { name: 'HQ', value: investor.globalHQ || 'N/A' },
    { name: 'Website', value: <span className="break-all">{investor.website || 'N/A'}</span> },
    { name: 'Check size', value: chequeSize(investor.firstChequeMinimum, investor.firstChequeMaximum) },
  ];
  return (
    <div className="grid gap-4">
      <InvestorTypes investor={investor} />
      <div className="grid gap-2">
        <h3 className="font-semibold">Stages</h3>
        {stagesOf(investor).length > 0 ? <InvestorStages investor={investor} /> : <p>N/A</p>}
      </div>
      <Facts facts={facts} />
      <div className="grid gap-2">
        <h3 className="font-semibold">Countries</h3>
        <p>{listed(investor.countriesOfInvestment).join(', ') || 'N/A'}</p>
      </div>
      {investor.investmentThesis !== '' && (
        <div className="grid gap-2">
          <h3 className="font-semibold">Thesis</h3>
          <p className="break-words whitespace-pre-line">{investor.investmentThesis}</p>
        </div>
      )}
      {origin && <p className="text-sm break-words text-quiet">{origin}</p>}
      <ReportListing investor={investor} />
    </div>
  );
}
