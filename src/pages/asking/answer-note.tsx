import { adviceNote, sourceWords, waitingWords } from '#src/content/ai.ts';
import type { AiSource } from '#sync/ai/provenance.ts';

/** Who answered, that it is no advice, and whether more is to come. */
export function AnswerNote({
  source,
  isHere,
  isWaiting = false,
}: {
  source: AiSource;
  isHere: boolean;
  isWaiting?: boolean;
}) {
  return (
    <div className="grid gap-1 text-sm text-quiet">
      <p>
        {sourceWords(source, isHere)}. {adviceNote[source]}.
      </p>
      {isWaiting && <p>{waitingWords.waits}</p>}
    </div>
  );
}
