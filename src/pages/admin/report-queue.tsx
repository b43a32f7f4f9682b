import { reportQueue as words } from '#src/content/admin.ts';
import { decideReport } from '#src/data/admin.ts';
import { useOpenReports } from '#src/data/use-admin.ts';
import { paths } from '#src/paths.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { listingReasons, reportReasons } from '#sync/records/report.ts';
import { Decision } from './decision.tsx';
import { Desk, Queue } from './queue.tsx';
import { removalHref } from './remove-record.tsx';

const reasons = [...reportReasons, ...listingReasons];

export function ReportQueue() {
  const reports = useOpenReports();
  return (
    <Desk title={words.title} lead={words.lead}>
      <Queue rows={reports} label={words.title} none={words.none}>
        {({ id, subject, subjectId, subjectName, reason, detail, at }) => (
          <>
            <div className="flex flex-wrap items-center gap-3">
              <h3 className="text-lg font-semibold">{subjectName}</h3>
              <Badge look="warn">{reasons.find((it) => it.id === reason)?.label}</Badge>
              <span className="text-quiet">
                <Moment at={at} />
              </span>
            </div>
            {detail !== '' && <Prose text={detail} />}
            {subject !== 'person' && (
              <TextLink alone href={addressOf(subject, subjectId)}>
                {words.look}
              </TextLink>
            )}
            {subject === 'listing' && (
              <TextLink alone href={removalHref(subjectId)}>
                {words.remove}
              </TextLink>
            )}
            <Decision
              about={subjectName}
              keptAs={{ key: `decision:${id}`, href: paths.adminPart('reports') }}
              label={words.answer}
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
      </Queue>
    </Desk>
  );
}

function addressOf(subject: 'opportunity' | 'listing', id: string): string {
  return subject === 'listing' ? paths.investorInDatabase(Number(id)) : paths.opportunity(id);
}
