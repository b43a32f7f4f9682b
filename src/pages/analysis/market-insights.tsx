import { ChartColumn } from 'lucide-react';
import { useMemo } from 'react';
import { insightsWords as words } from '#src/content/ai-analysis.ts';
import { useDealsHere } from '#src/data/database/use-deals-here.ts';
import { useOpportunities } from '#src/data/use-opportunities.ts';
import { countOf } from '#src/lib/count-of.ts';
import { formatAmount, formatAmountShort } from '#src/lib/format-amount.ts';
import { Card } from '#src/ui/card.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FigureGrid } from '#src/ui/figure-grid.tsx';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { ShareBars } from '#src/ui/share-bars.tsx';
import { TrendList } from '#src/ui/trend-list.tsx';
import { UprightBars } from '#src/ui/upright-bars.tsx';
import { type CurrencyInsight, type GroupInsight, marketInsights } from '#sync/ai/rules/market-insights.ts';

/** What the deals on this device say of the market: counts, medians and trends. */
export function MarketInsights() {
  const opportunities = useOpportunities();
  const insights = useMemo(() => opportunities && marketInsights(opportunities), [opportunities]);
  const standing = useDealsHere(opportunities);
  if (!insights || standing === 'arriving') return <LoadingList label={words.byIndustry} />;
  if (insights.count === 0)
    return (
      <EmptyState icon={ChartColumn} title={words.none}>
        {words.noneText}
      </EmptyState>
    );
  const { count, raisedPercentage, currencies, industries, stages, months, trends } = insights;
  return (
    <div className="grid gap-8">
      <p className="text-quiet">{words.basis(countOf(count, 'deal'))}</p>
      <FigureGrid
        figures={[
          { label: words.deals, figure: String(count) },
          { label: words.raised, figure: `${raisedPercentage}%` },
          ...currencies.slice(0, 2).flatMap(({ currency, totalRequired, minInvestment }) => [
            { label: words.medianAsk(currency), figure: formatAmountShort(totalRequired, currency) },
            { label: words.medianMinimum(currency), figure: formatAmountShort(minInvestment, currency) },
          ]),
        ]}
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card>
          <GroupBars title={words.byIndustry} name={words.industry} groups={industries} />
        </Card>
        <div className="grid gap-5">
          <Card>
            <GroupBars title={words.byStage} name={words.stage} groups={stages} />
          </Card>
          <Card>
            <UprightBars
              title={words.byMonth}
              bars={months.map(({ month, count: size }) => ({
                label: monthName(month),
                size,
                figure: String(size),
              }))}
              words={{ label: words.month, asTable: words.asTable }}
            />
          </Card>
        </div>
      </div>
      <section>
        <SectionHeading title={words.trends} lead={words.trendsLead} />
        {trends.length === 0 && <p className="text-quiet">{words.noTrends}</p>}
        {trends.length > 0 && (
          <TrendList
            label={words.trends}
            trends={trends.map(({ industry, recent, before }) => ({
              name: industry,
              text: words.trend(recent, before),
              change: recent - before,
            }))}
          />
        )}
      </section>
    </div>
  );
}

function GroupBars({
  title,
  name,
  groups,
}: {
  title: string;
  name: string;
  groups: readonly GroupInsight[];
}) {
  return (
    <ShareBars
      title={title}
      bars={groups.map(({ name: label, count, share }) => ({
        label,
        size: count,
        figure: `${count} (${share}%)`,
      }))}
      table={{
        columns: [name, words.count, words.raised, words.ask],
        rows: groups.map(({ name: key, count, raisedPercentage, currencies }) => ({
          key,
          cells: [key, String(count), `${raisedPercentage}%`, asksOf(currencies)],
        })),
      }}
      asTable={words.asTable}
    />
  );
}

function asksOf(currencies: readonly CurrencyInsight[]): string {
  return currencies.map(({ currency, totalRequired }) => formatAmount(totalRequired, currency)).join(', ');
}

/** '2026-11' as "Nov 2026". */
function monthName(month: string): string {
  return new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}
