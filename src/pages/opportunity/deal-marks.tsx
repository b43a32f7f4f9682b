import { pitchStates } from '#src/content/dashboard.ts';
import { Badge } from '#src/ui/badge.tsx';
import type { Opportunity } from '#sync/records/opportunity.ts';

/** What a deal is, at a glance. */
export function DealMarks({ opportunity: { status, stage, industry } }: { opportunity: Opportunity }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Badge look={status === 'review' ? 'warn' : status === 'active' ? 'good' : 'plain'}>
        {pitchStates[status]}
      </Badge>
      <Badge look="brand">{stage}</Badge>
      <Badge>{industry}</Badge>
    </div>
  );
}
