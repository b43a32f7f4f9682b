import { waitingWords } from '#src/content/ai.ts';
import { fallbackText, dollarWords as words } from '#src/content/dollar.ts';
import type { Ask } from '#src/data/database/person-db.ts';
import { chatReplyOf } from '#src/data/said-in-chat.ts';
import { Button } from '#src/ui/button.tsx';
import { MarkdownText } from '#src/ui/markdown-text.tsx';
import { useNow } from '#src/ui/use-now.ts';
import { bornAt } from '#sync/ids.ts';
import { ChatAnswer } from './chat-answer.tsx';
import { Said } from './said.tsx';

/** A question and what was answered: by the AI beside the rules, where it came later. */
export function ChatTurn({
  ask,
  isPending,
  onRate,
  onTryAgain,
}: {
  ask: Ask;
  /** Another question is being answered. */
  isPending: boolean;
  /** Where the answer can be rated. */
  onRate: ((verdict: 'up' | 'down') => void) | undefined;
  onTryAgain: () => void;
}) {
  const { question, stopped, waits, isHere = false, verdict } = ask;
  const reply = chatReplyOf(ask.reply);
  const joined = chatReplyOf(ask.joined);
  return (
    <>
      <Said by="you">
        <span>{question}</span>
      </Said>
      {stopped !== undefined && (
        <Said by="dollar">
          {stopped === '' ? words.stoppedEmpty : <MarkdownText text={stopped} />}
          {stopped !== '' && <p className="text-xs font-medium text-quiet">{words.stopped}</p>}
        </Said>
      )}
      {reply && (
        <ChatAnswer
          reply={reply}
          isHere={isHere}
          {...(waits && { note: waitingWords.waits })}
          {...(!joined && { verdict, onRate })}
        />
      )}
      {joined && (
        <>
          <p className="text-sm font-medium text-quiet">{waitingWords.joined}</p>
          <ChatAnswer reply={joined} isHere={false} verdict={verdict} onRate={onRate} />
        </>
      )}
      {!reply && !joined && stopped === undefined && (
        <Unanswered ask={ask} isPending={isPending} onTryAgain={onTryAgain} />
      )}
    </>
  );
}

/** Nobody could answer, or the page was left while somebody did; or, for a while, another tab is still being answered. */
function Unanswered({
  ask: { id, failed },
  isPending,
  onTryAgain,
}: {
  ask: Ask;
  isPending: boolean;
  onTryAgain: () => void;
}) {
  const now = useNow();
  const mayBeAnswered = !failed && now - (bornAt(id) ?? 0) < patience;
  return (
    <Said by="dollar">
      {mayBeAnswered ? (
        <span className="text-sm text-quiet">{words.thinking}</span>
      ) : (
        <>
          <MarkdownText text={fallbackText} />
          <Button small later={isPending} className="justify-self-start" onClick={onTryAgain}>
            {words.tryAgain}
          </Button>
        </>
      )}
    </Said>
  );
}

/** An answer takes no longer, ms. */
const patience = 30_000;
