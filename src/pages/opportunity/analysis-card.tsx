import { analysisWords } from '#src/content/ai-analysis.ts';
import { dealAnalysisWords as words } from '#src/content/deal-analysis.ts';
import { Card } from '#src/ui/card.tsx';
import { scoreLabel } from '#sync/ai/analysis.ts';
import { analyseOpportunityEndpoint } from '#sync/endpoints/ai.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { AnalysisButton } from '../analysis/analysis-button.tsx';
import { useKeptAnalysis } from '../analysis/use-deal-analysis.ts';

/** The way to the analysis of a deal, and what it said last on this device. */
export function AnalysisCard({ opportunity }: { opportunity: Opportunity }) {
  const kept = useKeptAnalysis(opportunity);
  const last = analyseOpportunityEndpoint.reply.safeParse(kept?.joined ?? kept?.reply).data;
  return (
    <Card className="mb-6 grid gap-3 p-5 sm:p-6 print:hidden">
      <h2 className="text-lg font-semibold">{words.button}</h2>
      <p className="text-quiet">
        {last ? words.lastScore(analysisWords.ofHundred(last.score), scoreLabel(last.score)) : words.cardText}
      </p>
      <AnalysisButton deal={opportunity} />
    </Card>
  );
}
