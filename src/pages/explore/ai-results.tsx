import type { ComponentProps } from 'react';
import { waitingWords } from '#src/content/ai.ts';
import { dealSearchWords as words } from '#src/content/ai-search.ts';
import { useEverSynced } from '#src/data/database/use-ever-synced.ts';
import { useOpportunities } from '#src/data/use-opportunities.ts';
import { AnswerNote } from '#src/pages/asking/answer-note.tsx';
import { useJoined } from '#src/pages/asking/use-joined.ts';
import type { Answered } from '#src/syncing/ask.ts';
import { Button } from '#src/ui/button.tsx';
import { DealGrid } from '#src/ui/deal-grid.tsx';
import { ScoreMark } from '#src/ui/score-mark.tsx';
import { type DealSearchReply, searchOpportunitiesEndpoint } from '#sync/endpoints/ai.ts';
import { CardToOpen } from '../opportunity/card-to-open.tsx';
import { isListed } from '../opportunity/deal-of.ts';
import { type CardViewer, useCardViewer } from '../opportunity/use-card-viewer.ts';

type FoundDeal = Pick<DealSearchReply['recommendations'][number], 'matchScore' | 'reason'> & {
  opportunity: ComponentProps<typeof CardToOpen>['deal'];
};

const most = 6;

/** What an AI search found; the AI's answer that came later stands above that of the rules. */
export function AiResults({
  answered: { id, reply, isHere, isWaiting },
  onClear,
}: {
  answered: Answered<'deal-search'>;
  onClear: () => void;
}) {
  const joined = useJoined(id, searchOpportunitiesEndpoint.reply);
  return (
    <section aria-label={words.title} className="grid gap-4 rounded-box border border-base-300 p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="text-xl font-semibold">{words.title}</h2>
        <Button small look="quiet" onClick={onClear}>
          {words.clear}
        </Button>
      </div>
      {joined && (
        <>
          <p className="font-medium">{waitingWords.joined}</p>
          <FoundDeals reply={joined} />
          <AnswerNote id={id} source={joined.source} isHere={false} />
        </>
      )}
      <FoundDeals reply={reply} />
      <AnswerNote
        id={joined ? null : id}
        source={reply.source}
        isHere={isHere}
        isWaiting={isWaiting && !joined}
      />
    </section>
  );
}

/** How well each deal matches, and why; as it is by now, without those that have left the market since. */
function FoundDeals({ reply: { summary, recommendations } }: { reply: DealSearchReply }) {
  const viewer = useCardViewer();
  const opportunities = useOpportunities();
  const hasAll = useEverSynced();
  const found = recommendations.flatMap((each): FoundDeal[] => {
    if (!opportunities || !hasAll) return [each];
    const opportunity = opportunities.find(({ id }) => id === each.opportunity.id);
    return opportunity && isListed(opportunity) ? [{ ...each, opportunity }] : [];
  });
  // The summary counts them.
  if (found.length === 0 && recommendations.length > 0) return <p>{words.gone}</p>;
  return (
    <>
      {found.length === 0 && <p>{words.none}</p>}
      <p className="wrap-anywhere">{summary}</p>
      <DealGrid>
        {found.slice(0, most).map((each) => (
          <li key={each.opportunity.id} className="flex flex-col gap-2">
            <Found found={each} viewer={viewer} />
          </li>
        ))}
      </DealGrid>
    </>
  );
}

function Found({
  found: { opportunity, matchScore, reason },
  viewer,
}: {
  found: FoundDeal;
  viewer: CardViewer;
}) {
  return (
    <>
      <div className="grid justify-items-start gap-1">
        <ScoreMark score={matchScore} words={words.match(matchScore)} />
        <p className="text-sm wrap-anywhere text-quiet">{reason}</p>
      </div>
      <CardToOpen deal={opportunity} viewer={viewer} />
    </>
  );
}
