import { adviceNote, feedbackWords, sourceWords, waitingWords } from '#src/content/ai.ts';
import { rateAnswer } from '#src/data/asks.ts';
import { useAsk } from '#src/data/use-asks.ts';
import { AnswerFoot } from '#src/ui/answer-foot.tsx';
import type { AiSource } from '#sync/ai/provenance.ts';

/** Who answered, that it is no advice, whether more is to come, and what the person thinks of it. */
export function AnswerNote({
  id,
  source,
  isHere,
  isWaiting = false,
}: {
  /** Of the question; null where the device could not keep it. */
  id: string | null;
  source: AiSource;
  isHere: boolean;
  isWaiting?: boolean;
}) {
  const ask = useAsk(id ?? '');
  return (
    <div className="grid gap-1">
      {isWaiting && ask?.waits === 1 && <p className="text-sm text-quiet">{waitingWords.waits}</p>}
      <AnswerFoot
        source={sourceWords(source, isHere)}
        note={adviceNote[source]}
        verdict={ask?.verdict}
        words={feedbackWords}
        {...(ask && { onRate: (verdict) => void rateAnswer(ask.id, verdict).catch(reportError) })}
      />
    </div>
  );
}
