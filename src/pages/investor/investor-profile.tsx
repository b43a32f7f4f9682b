import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { investorWords as words } from '#src/content/investor.ts';
import { paths } from '#src/paths.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Prose } from '#src/ui/prose.tsx';
import type { InvestorCard } from '#sync/records/investor-card.ts';
import { ContactInformation } from './contact-information.tsx';
import { InvestmentOverview } from './investment-overview.tsx';
import { QuickActions } from './quick-actions.tsx';

const areasInHeader = 2;

export function InvestorProfile({ investor }: { investor: InvestorCard }) {
  const { fullName, location, bio, areasOfExpertise, preferredIndustries } = investor;
  return (
    <div className="grid gap-8">
      <header className="grid gap-4">
        <BackLink href={paths.investorSearch}>{words.back}</BackLink>
        <div className="@container flex items-start gap-4">
          <Avatar name={fullName} />
          <PageHeading
            title={fullName}
            lead={
              location && (
                <span className="flex items-center gap-1.5">
                  <MapPin aria-hidden="true" className="size-4 shrink-0" />
                  {location}
                </span>
              )
            }
          />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Badge look="brand">{words.badge}</Badge>
          <Badge look="good">{words.verified}</Badge>
          {areasOfExpertise.slice(0, areasInHeader).map((area) => (
            <Badge key={area}>{area}</Badge>
          ))}
          <span className="basis-full text-sm text-quiet">{words.verifiedCaption}</span>
        </div>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem] lg:gap-8">
        <div className="grid gap-6 lg:col-start-2">
          <QuickActions investor={investor} />
          <ContactInformation investor={investor} />
        </div>
        <div className="grid gap-6 lg:col-start-1 lg:row-start-1">
          <Section title={words.about}>
            {bio ? <Prose text={bio} /> : <p className="text-quiet">{words.noAbout}</p>}
          </Section>
          <Section title={words.expertise}>
            <Words of={areasOfExpertise} />
          </Section>
          <Section title={words.industries}>
            <Words of={preferredIndustries} />
          </Section>
          <Section title={words.philosophy}>
            <p>{words.philosophyText}</p>
          </Section>
          <Section title={words.overview}>
            <InvestmentOverview investor={investor} />
          </Section>
        </div>
      </div>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className="mb-3 text-lg font-semibold">{title}</h2>
      {children}
    </Card>
  );
}

function Words({ of }: { of: readonly string[] }) {
  if (of.length === 0) return <p className="text-quiet">{words.none}</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {of.map((word) => (
        <li key={word}>
          <Badge>{word}</Badge>
        </li>
      ))}
    </ul>
  );
}
