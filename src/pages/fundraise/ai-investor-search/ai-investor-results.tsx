import { noticeWords, waitingWords } from '#src/content/ai.ts';
import { investorSearchWords as words } from '#src/content/ai-search.ts';
import { AnswerNote } from '#src/pages/asking/answer-note.tsx';
import { useJoined } from '#src/pages/asking/use-joined.ts';
import type { Answered } from '#src/syncing/ask.ts';
import { Button } from '#src/ui/button.tsx';
import { ScoreMark } from '#src/ui/score-mark.tsx';
import { aiInvestorSearchEndpoint, type InvestorSearchReply } from '#sync/endpoints/ai.ts';

/** Who fits a question, how well, and why; the AI's answer that came later stands above that of the rules. */
export function AiInvestorResults({
  answered: { id, reply, isHere, isWaiting },
  onOpen,
}: {
  answered: Answered<'investor-search'>;
  onOpen: (id: number) => void;
}) {
  const joined = useJoined(id, aiInvestorSearchEndpoint.reply);
  const { notice, source } = reply;
  return (
    <div className="grid gap-4">
      {joined && (
        <>
          <p className="font-medium">{waitingWords.joined}</p>
          <Found reply={joined} onOpen={onOpen} />
          <AnswerNote id={id} source={joined.source} isHere={false} />
        </>
      )}
      {notice && notice !== 'network' && (
        <p className="text-sm">
          <span className="font-medium">{noticeWords('investor-search', notice).title}.</span>{' '}
          {noticeWords('investor-search', notice).text}
        </p>
      )}
      <Found reply={reply} onOpen={onOpen} />
      <AnswerNote id={joined ? null : id} source={source} isHere={isHere} isWaiting={isWaiting && !joined} />
    </div>
  );
}

function Found({
  reply: { summary, recommendations },
  onOpen,
}: {
  reply: InvestorSearchReply;
  onOpen: (id: number) => void;
}) {
  return (
    <>
      {recommendations.length === 0 && <p>{words.none}</p>}
      <p className="wrap-anywhere whitespace-pre-line">{summary}</p>
      <ul className="grid gap-3">
        {recommendations.map(({ id, name, matchScore, reason }) => (
          <li key={id} className="grid gap-2 rounded-field border border-base-300 p-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="min-w-0 font-semibold wrap-anywhere">{name}</p>
              <ScoreMark score={matchScore} words={words.match(matchScore)} />
            </div>
            <p className="text-sm wrap-anywhere text-quiet">{reason}</p>
            <Button
              small
              className="justify-self-start"
              aria-label={`${words.details}: ${name}`}
              onClick={() => onOpen(id)}
            >
              {words.details}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
