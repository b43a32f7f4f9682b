import { noticeWords } from '#src/content/ai.ts';
import { analysisWords as words } from '#src/content/ai-analysis.ts';
import { dealAnalysisWords } from '#src/content/deal-analysis.ts';
import { AnalysisView } from '#src/ui/analysis-view.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { scoreLabel } from '#sync/ai/analysis.ts';
import type { AnalysisReply } from '#sync/endpoints/ai.ts';
import { AnswerNote } from '../asking/answer-note.tsx';

/** One analysis of a deal: why it is not the AI's, what it says, what its score is the sum of, and what was assumed. */
export function DealAnalysis({
  id,
  reply,
  isHere,
  isWaiting = false,
}: {
  /** Of the question; null where nobody can rate the answer. */
  id: string | null;
  reply: AnalysisReply;
  isHere: boolean;
  isWaiting?: boolean;
}) {
  const { score, keyStrengths: strengths, factors = [], notice, source, assumed } = reply;
  const said = notice && noticeWords('analysis', notice);
  return (
    <div className="grid gap-5">
      {said && (
        <Notice look="bad" title={said.title}>
          {said.text}
        </Notice>
      )}
      <AnalysisView
        analysis={{
          ...reply,
          scoreWords: words.ofHundred(score),
          scoreLabel: scoreLabel(score),
          strengths,
          factors: [],
        }}
        words={words}
      />
      {factors.length > 0 && (
        <Disclosure title={dealAnalysisWords.factors}>
          <Facts
            facts={factors.map(({ name, points, of, why }) => ({
              name,
              value: (
                <>
                  {words.points(points, of)}{' '}
                  <span className="block text-sm font-normal text-quiet">{why}</span>
                </>
              ),
            }))}
          />
        </Disclosure>
      )}
      {assumed.length > 0 && (
        <p className="text-sm text-quiet">{words.assumed(assumed.map((field) => words.assumable[field]))}</p>
      )}
      <AnswerNote id={id} source={source} isHere={isHere} isWaiting={isWaiting} />
    </div>
  );
}
