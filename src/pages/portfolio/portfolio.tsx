import { ChartPie, Plus } from 'lucide-react';
import { useState } from 'react';
import { portfolioFigures as figures, portfolioPage as words } from '#src/content/portfolio.ts';
import { useArrived } from '#src/data/database/use-arrived.ts';
import { useInvestments } from '#src/data/use-investments.ts';
import { formatAmount } from '#src/lib/format-amount.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FigureGrid } from '#src/ui/figure-grid.tsx';
import { FirstRows } from '#src/ui/first-rows.tsx';
import { keepFocus } from '#src/ui/keep-focus.ts';
import { UprightBars } from '#src/ui/upright-bars.tsx';
import type { Account } from '#sync/records/account.ts';
import type { Investment } from '#sync/records/investment.ts';
import { investedByYear, portfolioOf } from '#sync/rules/portfolio.ts';
import { InvestmentRow } from './investment-row.tsx';
import { PortfolioPlaces } from './portfolio-places.tsx';
import { RecordInvestment } from './record-investment.tsx';
import { RemovedInvestments } from './removed-investments.tsx';

/** What an investor has recorded, with the totals of it. */
export function Portfolio({ account }: { account: Account }) {
  const investments = useArrived(useInvestments());
  const [isRecording, setRecording] = useState(false);
  if (investments === undefined) return <PortfolioPlaces />;
  const recordButton = (
    <Button look="primary" onClick={() => setRecording(true)}>
      <Plus aria-hidden="true" className="size-5" />
      {words.record}
    </Button>
  );
  return (
    <section ref={keepFocus} tabIndex={-1} aria-label={words.list} className="grid gap-6">
      {investments.length === 0 ? (
        <EmptyState icon={ChartPie} title={words.none} action={recordButton}>
          {words.noneText}
        </EmptyState>
      ) : (
        <>
          <Totals investments={investments} />
          <div>{recordButton}</div>
          <FirstRows name="investments" rows={investments}>
            {(first, list) => (
              <ul ref={list} aria-label={words.list} className="grid gap-4">
                {first.map((investment) => (
                  <li key={investment.id} tabIndex={-1}>
                    <InvestmentRow investment={investment} />
                  </li>
                ))}
              </ul>
            )}
          </FirstRows>
        </>
      )}
      <RemovedInvestments />
      {isRecording && (
        <RecordInvestment
          about={{ currency: account.currency ?? 'INR' }}
          onClose={() => setRecording(false)}
        />
      )}
    </section>
  );
}

function Totals({ investments }: { investments: Investment[] }) {
  const { holdings, active, successful } = portfolioOf(investments);
  const byYear = holdings
    .map(({ currency }) => ({ currency, bars: yearsOf(investments, currency) }))
    .filter(({ bars }) => bars.length > 0);
  return (
    <>
      <FigureGrid
        figures={[
          ...holdings.flatMap(({ currency, invested, returned }) => [
            { label: labelOf(figures.invested, currency), figure: formatAmount(invested, currency) },
            { label: labelOf(figures.returned, currency), figure: formatAmount(returned, currency) },
          ]),
          { label: figures.active, figure: String(active) },
          { label: figures.successful, figure: String(successful) },
        ]}
      />
      {holdings.length > 1 && <p className="text-sm text-quiet">{words.notConverted}</p>}
      {byYear.map(({ currency, bars }) => (
        <Card key={currency}>
          <UprightBars
            title={labelOf(words.byYear, currency)}
            bars={bars}
            words={{ label: words.year, asTable: words.asTable }}
          />
        </Card>
      ))}
    </>
  );

  function labelOf(label: string, currency: string) {
    return holdings.length > 1 ? `${label} (${currency})` : label;
  }
}

function yearsOf(investments: Investment[], currency: string) {
  return investedByYear(investments, currency).map(({ year, invested }) => ({
    label: String(year),
    size: invested,
    figure: formatAmount(invested, currency),
  }));
}
