import { planWords, consentWords as words } from '#src/content/settings.ts';
import { isAgreed } from '#src/data/consents.ts';
import { giveConsent } from '#src/data/settings.ts';
import { Card } from '#src/ui/card.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { StoredCheck } from '#src/ui/stored-check.tsx';
import type { Consent } from '#sync/records/consent.ts';
import type { Report } from '#sync/records/report.ts';
import { OwnReports } from './own-reports.tsx';
import { isKept } from './tell-unkept.ts';

export function ConsentsPart({ consents, reports }: { consents: Consent[]; reports: Report[] }) {
  return (
    <div className="grid gap-6">
      <section>
        <SectionHeading title={words.title} lead={words.lead} />
        <Card className="grid gap-4 p-5 sm:p-6">
          <div>
            {(['newsletter', 'analytics'] as const).map((kind) => (
              <StoredCheck
                key={kind}
                label={words[kind]}
                stored={isAgreed(consents, kind)}
                onStore={(value) => isKept(giveConsent(kind, value), planWords.failed)}
              />
            ))}
          </div>
          {consents.length === 0 && <p className="text-quiet">{words.none}</p>}
          <ul className="divide-y divide-base-300 empty:hidden">
            {consents.map(({ id, kind, given, version, at }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2.5">
                <span className="font-medium">{words.kinds[kind]}</span>
                <span className="text-quiet">
                  {given ? words.given : words.withdrawn}, {words.version} {version}, <Moment at={at} />
                </span>
              </li>
            ))}
          </ul>
        </Card>
      </section>
      {reports.length > 0 && <OwnReports reports={reports} />}
    </div>
  );
}
