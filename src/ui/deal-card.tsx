import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Badge } from './badge.tsx';
import { BlockPrint } from './block-print.tsx';
import { ButtonLink } from './button-link.tsx';
import { Card } from './card.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Unbroken } from './unbroken.tsx';

export type Deal = {
  title: string;
  location: string;
  industry: string;
  stage: string;
  description: string;
  highlights: readonly string[];
  raisedPercent: number;
  /** Amounts ready to read, with their currency. */
  total: string;
  minimum: string;
  reviewPending: boolean;
};

const highlightsShown = 3;

/** A deal at a glance. The title opens it; `detailsHref` is where View Details leads this person; without them it is only looked at. */
export function DealCard({
  deal,
  href,
  detailsHref,
  onDetails,
  action,
}: {
  deal: Deal;
  href?: string;
  detailsHref?: string;
  onDetails?: () => void;
  /** What else can be done with it. */
  action?: ReactNode;
}) {
  return (
    <Card className="pressable flex h-full flex-col overflow-hidden">
      <BlockPrint seed={deal.title} className="h-14 shrink-0" />
      <div className="flex grow flex-col gap-4 p-5">
        <div className="flex flex-wrap gap-2">
          <Badge look="brand">{deal.stage}</Badge>
          <Badge>{deal.industry}</Badge>
          {deal.reviewPending && <Badge look="warn">Review pending</Badge>}
        </div>
        <div>
          <h3 className="text-lg leading-snug font-semibold">
            {href === undefined ? (
              <Unbroken text={deal.title} />
            ) : (
              <Link href={href} className="hover:underline">
                <Unbroken text={deal.title} />
              </Link>
            )}
          </h3>
          <p className="mt-1 flex items-center gap-1.5 text-sm text-quiet wrap-anywhere">
            <MapPin aria-hidden="true" className="size-4 shrink-0" />
            {deal.location}
          </p>
        </div>
        <p className="line-clamp-3 text-sm text-quiet">{deal.description}</p>
        {deal.highlights.length > 0 && (
          <ul className="grid gap-1 text-sm">
            {deal.highlights.slice(0, highlightsShown).map((highlight, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two highlights may say the same
              <li key={at} className="flex gap-2">
                <span aria-hidden="true" className="mt-2 size-1.5 shrink-0 rounded-full bg-accent" />
                <span className="line-clamp-2">{highlight}</span>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-auto grid gap-3">
          <div className="grid gap-1.5">
            <p className="text-sm font-medium">{deal.raisedPercent}% raised</p>
            <ProgressBar percent={deal.raisedPercent} label={`Raised by ${deal.title}`} />
          </div>
          <dl className="grid grid-cols-2 gap-3 border-t border-base-300 pt-3 text-sm tabular-nums">
            <div className="min-w-0">
              <dt className="text-quiet">Total Required</dt>
              <dd className="font-semibold">{deal.total}</dd>
            </div>
            <div className="min-w-0">
              <dt className="text-quiet">Min per Investor</dt>
              <dd className="font-semibold">{deal.minimum}</dd>
            </div>
          </dl>
          {detailsHref !== undefined && (
            <ButtonLink
              href={detailsHref}
              onClick={onDetails}
              label={`View Details: ${deal.title}`}
              className="w-full"
            >
              View Details
            </ButtonLink>
          )}
          {action}
        </div>
      </div>
    </Card>
  );
}
