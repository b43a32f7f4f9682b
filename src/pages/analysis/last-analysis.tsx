import { analysisWords as words } from '#src/content/ai-analysis.ts';
import { useAsks } from '#src/data/use-asks.ts';
import type { Answered } from '#src/syncing/ask.ts';
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
  const last = useAsks(context, 'analysis')?.findLast(({ reply }) => reply !== undefined);
  if (unkept) return <AnalysisResult title={words.titleOf(title)} {...unkept} />;
  return last && <KeptAnalysis key={last.id} ask={last} />;
}
