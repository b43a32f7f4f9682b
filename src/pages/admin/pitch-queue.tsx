import { pitchWords as words } from '#src/content/admin.ts';
import { dealTerms } from '#src/content/connections.ts';
import { usePitchesInReview, useRefusedReviews } from '#src/data/use-admin.ts';
import { formatAmount } from '#src/lib/format-amount.ts';
import { paths } from '#src/paths.ts';
import { BulletList } from '#src/ui/bullet-list.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { pitchSeen } from '#sync/rules/pitch-seen.ts';
import { PitchDecision } from './pitch-decision.tsx';
import { Desk, QueueHere } from './queue.tsx';

export function PitchQueue() {
  const pitches = usePitchesInReview();
  const refused = useRefusedReviews();
  return (
    <Desk title={words.title} lead={words.lead}>
      <QueueHere rows={pitches} label={words.title} none={words.none}>
        {/* Other words are another thing to decide on: whoever read the old ones begins anew. */}
        {(pitch) => <PitchToReview key={pitchSeen(pitch)} pitch={pitch} refusal={refused?.get(pitch.id)} />}
      </QueueHere>
    </Desk>
  );
}

function PitchToReview({ pitch, refusal }: { pitch: Opportunity; refusal: string | undefined }) {
  return (
    <>
      <div className="grid gap-1">
        <h3 className="text-lg font-semibold">{pitch.title}</h3>
        <p className="text-quiet">
          {words.by} {pitch.founderName}, {pitch.location}, {pitch.industry}, {pitch.stage},{' '}
          {formatAmount(pitch.totalRequired, pitch.currency)} (
          {dealTerms.minimum(formatAmount(pitch.minInvestment, pitch.currency))}),{' '}
          <Moment at={pitch.updatedAt} />
        </p>
      </div>
      <Disclosure title={words.read} about={pitch.title}>
        <Prose text={pitch.description} />
        {pitch.highlights.length > 0 && (
          <>
            <h4 className="mt-3 mb-2 font-semibold">{words.highlights}</h4>
            <BulletList points={pitch.highlights} />
          </>
        )}
        {pitch.businessModel && (
          <>
            <h4 className="mt-3 font-semibold">{words.businessModel}</h4>
            <Prose text={pitch.businessModel} />
          </>
        )}
        <p className="mt-3">
          <TextLink alone href={paths.opportunity(pitch.id)}>
            {words.open}
            <span className="sr-only">: {pitch.title}</span>
          </TextLink>
        </p>
      </Disclosure>
      <PitchDecision
        pitch={pitch}
        refusal={refusal}
        keptAs={{ key: `decision:${pitch.id}:${pitchSeen(pitch)}`, href: paths.admin }}
        mayApprove
      />
    </>
  );
}
