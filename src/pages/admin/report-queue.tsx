import { reportQueue as words } from '#src/content/admin.ts';
import { decideReport } from '#src/data/admin.ts';
import { useAccount } from '#src/data/use-account.ts';
import { useOpenReports, useRefusedReviews } from '#src/data/use-admin.ts';
import { paths } from '#src/paths.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { labelOfReason, type Report } from '#sync/records/report.ts';
import { isInMarket } from '#sync/rules/in-market.ts';
import { pitchSeen } from '#sync/rules/pitch-seen.ts';
import { accountHref } from './account-href.ts';
import { Decision } from './decision.tsx';
import { PitchDecision } from './pitch-decision.tsx';
import { Desk, QueueHere } from './queue.tsx';
import { removalHref } from './remove-record.tsx';

export function ReportQueue() {
  const reports = useOpenReports();
  const refused = useRefusedReviews();
  const viewer = useAccount();
  return (
    <Desk title={words.title} lead={words.lead}>
      <QueueHere rows={viewer ? reports : undefined} label={words.title} none={words.none}>
        {({ id, subject, subjectId, subjectName, reason, detail, at, pitch }) => (
          <>
            <div className="flex flex-wrap items-center gap-3">
              <h3 className="text-lg font-semibold">{subjectName}</h3>
              <Badge look="warn">{labelOfReason(reason)}</Badge>
              <span className="text-quiet">
                <Moment at={at} />
              </span>
            </div>
            {detail !== '' && <Prose text={detail} />}
            <TextLink alone href={addressOf(subject, subjectId)}>
              {subject === 'person' ? words.lookAtAccount : words.look}
            </TextLink>
            {subject === 'listing' && (
              <TextLink alone href={removalHref(subjectId)}>
                {words.remove}
              </TextLink>
            )}
            {isAbout(viewer?.id, subjectId, pitch) ? (
              <p className="text-quiet">{words.aboutYou}</p>
            ) : (
              <>
                {pitch &&
                  (isInMarket(pitch) ? (
                    <PitchDecision
                      key={pitchSeen(pitch)}
                      pitch={pitch}
                      refusal={refused?.get(pitch.id)}
                      keptAs={{ key: `decision:${id}:${pitchSeen(pitch)}`, href: paths.adminPart('reports') }}
                    />
                  ) : (
                    <p className="text-quiet">{words.offMarket}</p>
                  ))}
                <Decision
                  about={subjectName}
                  keptAs={{ key: `decision:${id}`, href: paths.adminPart('reports') }}
                  label={words.answer}
                  isQueued
                  choices={[
                    {
                      label: words.acted,
                      look: 'primary',
                      decide: (answer) => decideReport(id, 'acted', answer),
                    },
                    { label: words.dismissed, decide: (answer) => decideReport(id, 'dismissed', answer) },
                  ]}
                />
              </>
            )}
          </>
        )}
      </QueueHere>
    </Desk>
  );
}

function addressOf(subject: Report['subject'], id: string): string {
  if (subject === 'person') return accountHref(id);
  return subject === 'listing' ? paths.investorInDatabase(Number(id)) : paths.opportunity(id);
}

/** Whether a report is about somebody, or a pitch of theirs: they do not decide on it. */
function isAbout(personId: string | undefined, subjectId: string, pitch: Opportunity | null): boolean {
  return personId !== undefined && [subjectId, pitch?.founderId].includes(personId);
}
