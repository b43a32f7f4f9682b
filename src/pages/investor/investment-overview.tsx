import { investorWords as words } from '#src/content/investor.ts';
import { useAccount } from '#src/data/use-account.ts';
import { useInvestments } from '#src/data/use-investments.ts';
import { formatAmount } from '#src/lib/format-amount.ts';
import { rangeOf } from '#src/lib/range-of.ts';
import { formatDate } from '#src/lib/time-ago.ts';
import { Facts } from '#src/ui/facts.tsx';
import type { Investment } from '#sync/records/investment.ts';
import type { InvestorCard } from '#sync/records/investor-card.ts';
import { portfolioOf } from '#sync/rules/portfolio.ts';

/** What is recorded of investments is for the investor's own eyes; others are told that it is not shared. */
export function InvestmentOverview({ investor }: { investor: InvestorCard }) {
  const isOwn = useAccount()?.id === investor.id;
  const recorded = useInvestments();
  const { made, invested } =
    isOwn && recorded ? ownFigures(recorded) : { made: words.notShared, invested: words.notShared };
  return (
    <Facts
      facts={[
        { name: words.range, value: rangeOf(investor) ?? words.rangeUnknown },
        { name: words.investments, value: made },
        { name: words.invested, value: invested },
        { name: words.since, value: formatDate(investor.createdAt) },
      ]}
    />
  );
}

function ownFigures(recorded: Investment[]): { made: string; invested: string } {
  if (recorded.length === 0) return { made: words.noneRecorded, invested: words.noneRecorded };
  const sums = portfolioOf(recorded).holdings.map(({ invested, currency }) =>
    formatAmount(invested, currency),
  );
  return { made: words.onlyYou(String(recorded.length)), invested: words.onlyYou(sums.join(', ')) };
}
