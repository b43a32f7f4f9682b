import { reportWords as words } from '#src/content/settings.ts';
import { Card } from '#src/ui/card.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { labelOfReason, type Report } from '#sync/records/report.ts';

/** What the person reported, with what became of it. */
export function OwnReports({ reports }: { reports: Report[] }) {
  return (
    <section>
      <SectionHeading title={words.title} />
      <Card>
        <ul className="divide-y divide-base-300">
          {reports.map(({ id, subjectName, reason, at, state, answer, decidedAt }) => (
            <li key={id} className="grid gap-1 py-2.5 wrap-anywhere">
              <p className="flex flex-wrap justify-between gap-x-6 gap-y-1">
                <span className="font-medium">{subjectName}</span>
                <span className="text-quiet">
                  {labelOfReason(reason)}, <Moment at={at} />
                </span>
              </p>
              <p className="text-quiet">
                {words.states[state]}
                {decidedAt !== null && (
                  <>
                    , <Moment at={decidedAt} />
                  </>
                )}
              </p>
              {answer !== '' && <Prose text={answer} />}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
