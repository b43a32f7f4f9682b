import { pitchWords as words } from '#src/content/admin.ts';
import { reviewOpportunity } from '#src/data/admin.ts';
import type { FormAbout } from '#src/data/words/written-forms.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { reasonNeeded } from '#sync/mutations/review.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { type Choice, Decision } from './decision.tsx';

/** What an admin decides on a pitch, with the reason that its founder reads. `refusal`: why the server would not take the last try. */
export function PitchDecision({
  pitch,
  refusal,
  keptAs,
  mayApprove = false,
}: {
  pitch: Opportunity;
  refusal: string | undefined;
  keptAs: Pick<FormAbout, 'key' | 'href'>;
  mayApprove?: boolean;
}) {
  const approve: Choice = {
    label: words.approve,
    look: 'primary',
    decide: (reason) => reviewOpportunity(pitch, 'approve', reason),
  };
  const decline: Choice = {
    label: words.decline,
    needsReason: reasonNeeded,
    decide: (reason) => reviewOpportunity(pitch, 'decline', reason),
  };
  return (
    <>
      <div role="status" className="empty:hidden">
        {refusal !== undefined && (
          <Notice
            look="bad"
            title={words.notAccepted}
            action={
              <ButtonLink href={paths.outbox} small>
                {words.outbox}
              </ButtonLink>
            }
          >
            {refusal}
          </Notice>
        )}
      </div>
      <Decision
        about={pitch.title}
        keptAs={keptAs}
        hint={words.reasonHint}
        isQueued
        choices={mayApprove ? [approve, decline] : [decline]}
      />
    </>
  );
}
