import { analysisFailed, noticeWords } from '#src/content/ai.ts';
import { analysisWords as words } from '#src/content/ai-analysis.ts';
import { AnswerNote } from '#src/pages/asking/answer-note.tsx';
import { AnalysisView } from '#src/ui/analysis-view.tsx';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { scoreLabel } from '#sync/ai/analysis.ts';
import type { AnalysisReply } from '#sync/endpoints/ai.ts';

/** An analysis, who made it, and what was assumed. */
export function AnalysisResult({
  id,
  title,
  reply,
  isHere,
  isWaiting,
}: {
  /** Of the question; null where the device could not keep it. */
  id: string | null;
  title: string;
  reply: AnalysisReply;
  isHere: boolean;
  isWaiting?: boolean;
}) {
  const { score, riskLevel, marketPotential, summary, factors = [], notice, source, assumed } = reply;
  const { keyStrengths: strengths, concerns, recommendations } = reply;
  return (
    <Card className="grid gap-5 p-5 sm:p-6">
      <h2 className="text-xl font-semibold wrap-anywhere">{title}</h2>
      {notice && (
        <Notice look="bad" title={analysisFailed}>
          {noticeWords('analysis', notice).text}
        </Notice>
      )}
      <AnalysisView
        analysis={{
          score,
          scoreWords: words.ofHundred(score),
          scoreLabel: scoreLabel(score),
          riskLevel,
          marketPotential,
          summary,
          strengths,
          concerns,
          recommendations,
          factors: factors.map(({ name, points, of, why }) => ({
            name,
            points: words.points(points, of),
            why,
          })),
        }}
        words={words}
      />
      {assumed.length > 0 && (
        <p className="text-sm text-quiet">{words.assumed(assumed.map((field) => words.assumable[field]))}</p>
      )}
      <AnswerNote id={id} source={source} isHere={isHere} isWaiting={isWaiting} />
    </Card>
  );
}
