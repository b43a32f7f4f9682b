import { ArrowLeft, MapPin } from 'lucide-react';
import { Link } from 'wouter';
import { considerations } from '#src/content/considerations.ts';
import { raisedPercent } from '#src/lib/deal-of.ts';
import { formatAmount } from '#src/lib/format-amount.ts';
import { formatDate } from '#src/lib/time-ago.ts';
import { paths } from '#src/paths.ts';
import { Badge } from '#src/ui/badge.tsx';
import { BulletList } from '#src/ui/bullet-list.tsx';
import { Card } from '#src/ui/card.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { SimilarOpportunities } from './similar-opportunities.tsx';

const statusWords = {
  review: 'Review pending',
  active: 'Active',
  closed: 'Closed',
  withdrawn: 'Withdrawn',
  declined: 'Declined',
} as const;

export function OpportunityDetail({ opportunity }: { opportunity: Opportunity }) {
  const { title, status, stage, industry, location, founderName, createdAt, currency, highlights } =
    opportunity;
  const percent = raisedPercent(opportunity);
  const money = (amount: number) => formatAmount(amount, currency);
  return (
    <div className="grid gap-8">
      <header className="grid gap-4">
        <Link
          href={paths.explore}
          className="inline-flex min-h-11 items-center gap-2 justify-self-start text-quiet hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          All opportunities
        </Link>
        <div className="flex flex-wrap gap-2">
          <Badge look={status === 'review' ? 'warn' : status === 'active' ? 'good' : 'plain'}>
            {statusWords[status]}
          </Badge>
          <Badge look="brand">{stage}</Badge>
          <Badge>{industry}</Badge>
        </div>
        <PageHeading
          title={title}
          lead={
            <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="flex items-center gap-1.5">
                <MapPin aria-hidden="true" className="size-4 shrink-0" />
                {location}
              </span>
              <span>{founderName}</span>
              <span>Listed {formatDate(createdAt)}</span>
            </span>
          }
        />
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem] lg:gap-8">
        <Card className="lg:col-start-2 lg:row-span-2 lg:sticky lg:top-22 p-5 sm:p-6">
          <h2 className="text-lg font-semibold">Investment Summary</h2>
          <p className="mt-3 text-2xl font-bold tabular-nums">{money(opportunity.raisedAmount)}</p>
          <p className="mb-3 text-quiet">
            raised of {money(opportunity.totalRequired)} ({percent}%)
          </p>
          <ProgressBar percent={percent} label={`Raised by ${title}`} />
          <div className="mt-3">
            <Facts
              facts={[
                { name: 'Total Required', value: money(opportunity.totalRequired) },
                { name: 'Minimum Investment', value: money(opportunity.minInvestment) },
                { name: 'Currency', value: currency },
                { name: 'Stage', value: stage },
                { name: 'Industry', value: industry },
              ]}
            />
          </div>
        </Card>
        <div className="grid gap-6 lg:col-start-1 lg:row-start-1">
          {highlights.length > 0 && (
            <Card>
              <h2 className="mb-4 text-lg font-semibold">Key Highlights</h2>
              <BulletList points={highlights} />
            </Card>
          )}
          <Card>
            <h2 className="mb-4 text-lg font-semibold">About the business</h2>
            <Prose text={opportunity.description} />
          </Card>
          <Card>
            <h2 className="mb-4 text-lg font-semibold">Considerations</h2>
            <BulletList points={considerations} />
          </Card>
        </div>
      </div>
      <section>
        <SectionHeading title="Similar Opportunities" />
        <SimilarOpportunities to={opportunity} />
      </section>
    </div>
  );
}
