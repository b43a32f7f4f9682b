import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { inReview, pitchStates, unsentPitch, dashboardPage as words } from '#src/content/dashboard.ts';
import { draftFromPitch } from '#src/data/exchange/draft-with.ts';
import type { PitchHere } from '#src/data/use-own-pitches.ts';
import { formatAmount } from '#src/lib/format-amount.ts';
import { RoundActions } from '#src/pages/opportunity/round-actions.tsx';
import { tellRefusal } from '#src/pages/tell-refusal.ts';
import { paths } from '#src/paths.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Card } from '#src/ui/card.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FirstRows } from '#src/ui/first-rows.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import type { Company } from '#sync/records/company.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { isCompanyComplete } from '#sync/rules/company.ts';
import { raisedPercentage } from '#sync/rules/raised-percentage.ts';

const looks = {
  review: 'warn',
  active: 'good',
  declined: 'bad',
  closed: 'plain',
  withdrawn: 'plain',
} as const;

const pitchesAtOnce = 20;

/** A founder's pitches, each with what became of it. */
export function PitchList({
  pitches,
  company,
  isArriving,
}: {
  pitches: PitchHere[];
  company: Company;
  isArriving: boolean;
}) {
  // One that is blank may have been filled in elsewhere.
  const isComplete = isCompanyComplete(company) || (isArriving ? undefined : false);
  const write = (
    <>
      <ButtonLink href={paths.submitPitch} look="primary">
        {words.newPitch}
      </ButtonLink>
      <ButtonLink href={paths.drafts}>{words.drafts}</ButtonLink>
    </>
  );
  if (pitches.length === 0)
    return (
      <EmptyState icon={FileText} title={words.noPitches} action={write}>
        {words.noPitchesText}
      </EmptyState>
    );
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-3">{write}</div>
      <FirstRows name="pitches" rows={pitches} atOnce={pitchesAtOnce}>
        {(first, list) => (
          <ul ref={list} className="grid gap-4">
            {first.map((pitch) => (
              <li key={pitch.id} tabIndex={-1}>
                <PitchCard pitch={pitch} isComplete={isComplete} />
              </li>
            ))}
          </ul>
        )}
      </FirstRows>
    </div>
  );
}

/** `isComplete`: whether the founder's company is; undefined while that is not known. */
function PitchCard({ pitch, isComplete }: { pitch: PitchHere; isComplete: boolean | undefined }) {
  // Nobody else has it yet as it stands here.
  const isHereOnly = pitch.waiting !== null || pitch.edit !== null;
  return (
    <Card className="grid gap-3 p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="min-w-0 text-lg font-semibold wrap-anywhere">
          <TextLink alone href={paths.opportunity(pitch.id)}>
            {pitch.title}
          </TextLink>
        </h2>
        {isHereOnly ? (
          <Badge look="warn">{unsentPitch[pitch.waiting ? 'all' : 'edit']}</Badge>
        ) : (
          <Badge look={looks[pitch.status]}>{pitchStates[pitch.status]}</Badge>
        )}
      </div>
      {pitch.reviewNote && (
        <p className="whitespace-pre-wrap wrap-anywhere">
          <span className="font-medium">{words.reviewNote}</span> {pitch.reviewNote}
        </p>
      )}
      {pitch.status === 'review' && !isHereOnly && <InReview isComplete={isComplete} />}
      <div className="grid gap-1.5">
        <p className="text-sm">
          <span className="font-medium">{words.raised(raisedPercentage(pitch))}</span>{' '}
          <span className="text-quiet tabular-nums">
            {formatAmount(pitch.raisedAmount, pitch.currency)} /{' '}
            {formatAmount(pitch.totalRequired, pitch.currency)}
          </span>
        </p>
        <ProgressBar percent={raisedPercentage(pitch)} label={`Raised by ${pitch.title}`} />
      </div>
      <p className="text-sm text-quiet">
        <Moment at={pitch.createdAt} /> · {words.views(pitch.views)}
      </p>
      <RoundActions deal={pitch} />
      {isOver[pitch.status] && <BeginAgain pitch={pitch} />}
    </Card>
  );
}

/** What is to come, and whether it waits for the founder. */
function InReview({ isComplete }: { isComplete: boolean | undefined }) {
  // As high as the words are.
  if (isComplete === undefined)
    return <Skeleton className="h-[3lh] rounded-field after-a-blink sm:h-[2lh] lg:h-[1lh]" />;
  if (isComplete) return <p className="text-quiet">{inReview.full}</p>;
  return (
    <p className="text-quiet">
      {inReview.bare} <TextLink href={paths.profile}>{inReview.toCompany}</TextLink>
    </p>
  );
}

/** What is over is not written in any more, and need not be typed again either. */
const isOver = { review: false, active: false, declined: false, closed: true, withdrawn: true } as const;

function BeginAgain({ pitch }: { pitch: Opportunity }) {
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  async function begin() {
    if (isBusy) return;
    setBusy(true);
    try {
      navigate(paths.draft(await draftFromPitch(pitch)));
    } catch (error) {
      setBusy(false);
      tellRefusal(words.againFailed)(error);
    }
  }
  return (
    <Button
      small
      className="justify-self-start"
      busy={isBusy}
      aria-label={words.againNamed(pitch.title)}
      onClick={() => void begin()}
    >
      {words.again}
    </Button>
  );
}
