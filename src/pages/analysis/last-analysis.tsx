import { Sparkles } from 'lucide-react';
import { analysisWords as words } from '#src/content/ai-analysis.ts';
import { useAsks } from '#src/data/use-asks.ts';
import type { Answered } from '#src/syncing/ask.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { AnalysisResult } from './analysis-result.tsx';
import { KeptAnalysis } from './kept-analysis.tsx';

/** What was answered last in a context; `unkept` is what the device could not keep, of the pitch with this title. */
export function LastAnalysis({
  context,
  title,
  unkept,
}: {
  context: string;
  title: string;
  unkept: Answered<'analysis'> | null;
}) {
  // One that is being asked, or failed, takes nothing away.
  const asks = useAsks(context, 'analysis');
  if (unkept) return <AnalysisResult title={words.titleOf(title)} {...unkept} />;
  if (!asks) return null;
  const last = asks.findLast(({ reply }) => reply !== undefined);
  if (last) return <KeptAnalysis key={last.id} ask={last} />;
  // Fills the place beside the form; under it there is nothing to fill.
  return (
    <div aria-live="off" className="max-lg:hidden print:hidden">
      <EmptyState icon={Sparkles} title={words.noneYet}>
        {words.noneYetText}
      </EmptyState>
    </div>
  );
}
